import * as z from 'zod';
import { fieldFormats, metadataOf } from '../../src/content-model/field-metadata';
import type { ContentPage } from '../../src/content-model/content-page';
import { pageSection } from '../../src/content-model/page-section';
import { heroSection } from '../../src/sections/hero/schema';

export type Section = z.infer<typeof pageSection>;

/** Ways of writing that strain a page. */
export const voices = {
  /** Words of 80 letters, which only a browser can break. */
  long: `${'Rindfleischetikettierungsueberwachung'.repeat(3).slice(0, 80)} `,
  arabic: 'نساعد المصانع الصغيرة والعيادات والمدارس (منذ 2024) على العمل مع AI بعدل ووضوح. ',
  hebrew: 'אנחנו עוזרים למפעלים, למרפאות ולבתי ספר (מאז 2024) לעבוד עם AI בהגינות ובבהירות. ',
  emoji: '👩🏽‍🌾🏔️ 🚜🌽 👨‍👩‍👧‍👦📚🧑🏿‍⚕️ 🇺🇸 ✅💡🪵🔥🦌 ',
} as const;

export type Voice = keyof typeof voices;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text in one of the voices, as long as its field allows and no longer.
 * @param maximum in the units of JavaScript's strings, as the content model counts
 */
export function fill(voice: Voice, maximum: number): string {
  const endless = voices[voice].repeat(Math.ceil(maximum / voices[voice].length));
  let text = '';
  // by whole signs: half an emoji is a mistake of its own
  for (const { segment } of segmenter.segment(endless)) {
    if (text.length + segment.length > maximum) break;
    text += segment;
  }
  return text.trim();
}

/** Behind the words of some voices is a picture of the editor's own, behind those of the others a scene. */
const background = (voice: Voice) =>
  voice === 'long' || voice === 'hebrew' ? { scene: undefined } : { picture: undefined };

/** The top of a page, as full as it can be. */
export function fullHero(voice: Voice): ContentPage['sections'][0] {
  const label = fill(voice, 40);
  return {
    ...(full(heroSection, voice) as ContentPage['sections'][0]),
    ...background(voice),
    actions: ['/', '/odd'].map((href) => ({ label, href })),
    size: 'tall',
    night: false,
  };
}

/** The top of a page with no more than it must have. */
export function bareHero(heading: string): ContentPage['sections'][0] {
  return { type: 'hero', heading, lede: 'A', actions: [], size: 'short' };
}

/**
 * A section of each type after the hero, all its texts as long as they may be.
 * @param services short names of the cards it shows
 */
export function fullSections(voice: Voice, services: readonly string[]) {
  const sections = pageSection.options.map((schema) => {
    const section = full(schema, voice) as Section;
    if (section.type === 'banner') return { ...section, ...background(voice) };
    // some forms are sent, some are not
    if (section.type === 'contact-form' && voice === 'long')
      return { ...section, delivery: undefined };
    return section.type === 'service-cards' ? { ...section, services: [...services] } : section;
  });
  const byType = Object.fromEntries(sections.map((section) => [section.type, section]));
  return byType as Record<Section['type'], Section>;
}

/** Optional fields that must differ between sections, or that choose another picture. */
const isLeftOut = (field: z.core.$ZodType) =>
  field instanceof z.ZodOptional &&
  ['anchor', 'picture-file'].includes(fieldFormats.get(field.unwrap())?.format ?? '');

/** Every field that a part of the model has, every text in full; in lists, a short one between two long. */
function full(schema: z.core.$ZodType, voice: Voice | undefined): unknown {
  const format = fieldFormats.get(schema)?.format ?? '';
  if (schema instanceof z.ZodOptional) return full(schema.unwrap(), voice);
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodArray)
    return [voice, undefined, voice].map((each) => full(schema.element, each));
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries<z.core.$ZodType>(schema.shape)
        .filter(([, field]) => !isLeftOut(field))
        .map(([key, field]) => [key, full(field, voice)]),
    );
  if (
    schema instanceof z.ZodString &&
    ['single-line', 'main-heading', 'picture-alt'].includes(format)
  )
    return voice ? fill(voice, schema.maxLength ?? 0) : 'A';
  return format === 'href' || format === 'page-link' ? '/odd' : metadataOf(schema).examples?.[0];
}

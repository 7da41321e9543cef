import * as z from 'zod';
import { textFormats, metadataOf } from 'content-check/field-metadata';
import type { ContentPage } from '../../../src/model/content-page';
import { pageSection } from '../../../src/sections/registry';
import { heroSection } from '../../../src/sections/hero/schema';

export type Section = z.infer<typeof pageSection>;

/** Kinds of text that strain a page. */
export const voices = {
  /** Words of 80 letters, without a place to break them. */
  long: `${'Rindfleischetikettierungsueberwachung'.repeat(3).slice(0, 80)} `,
  arabic: 'نساعد المصانع الصغيرة والعيادات والمدارس (منذ 2024) على العمل مع AI بعدل ووضوح. ',
  hebrew: 'אנחנו עוזרים למפעלים, למרפאות ולבתי ספר (מאז 2024) לעבוד עם AI בהגינות ובבהירות. ',
  emoji: '👩🏽‍🌾🏔️ 🚜🌽 👨‍👩‍👧‍👦📚🧑🏿‍⚕️ 🇺🇸 ✅💡🪵🔥🦌 ',
} as const;

export type Voice = keyof typeof voices;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text in one of the voices, as long as its field allows.
 * @param maximum in UTF-16 code units, as the content model counts
 */
export function fill(voice: Voice, maximum: number): string {
  const endless = voices[voice].repeat(Math.ceil(maximum / voices[voice].length));
  let text = '';
  // by graphemes, since the check reports half an emoji
  for (const { segment } of segmenter.segment(endless)) {
    if (text.length + segment.length > maximum) break;
    text += segment;
  }
  return text.trim();
}

/** Some voices have the editors' own picture in the background, the others a scene. */
const background = (voice: Voice) =>
  voice === 'long' || voice === 'hebrew' ? { scene: undefined } : { picture: undefined };

/** A hero with all that it can have. */
export function fullHero(voice: Voice): ContentPage['sections'][0] {
  const label = fill(voice, 40);
  return {
    ...(full(heroSection, voice) as ContentPage['sections'][0]),
    ...background(voice),
    actions: ['/', '/odd'].map((href) => ({ label, href })),
    night: false,
  };
}

/** A hero with only what it must have. */
export function bareHero(heading: string): ContentPage['sections'][0] {
  return { type: 'hero', heading, lede: 'A', actions: [] };
}

/**
 * A section of each type but the hero, with all texts as long as allowed.
 * @param services slugs of the cards to show
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

/** Optional fields that must be unique, or that need a picture. */
const isLeftOut = (field: z.core.$ZodType) =>
  field instanceof z.ZodOptional &&
  ['anchor', 'picture-file'].includes(textFormats.get(field.unwrap())?.format ?? '');

/** A value with every field of a part of the model and the longest texts; lists have a short one between. */
function full(schema: z.core.$ZodType, voice: Voice | undefined): unknown {
  const format = textFormats.get(schema)?.format ?? '';
  if (schema instanceof z.ZodOptional) return full(schema.unwrap(), voice);
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodArray)
    return [voice, undefined, voice].map((value) => full(schema.element, value));
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries<z.core.$ZodType>(schema.shape)
        .filter(([, field]) => !isLeftOut(field))
        .map(([key, field]) => [key, full(field, voice)]),
    );
  if (
    schema instanceof z.ZodString &&
    [
      'single-line',
      'running-text',
      'rich-line',
      'rich-block',
      'main-heading',
      'picture-alt',
    ].includes(format)
  )
    return voice ? fill(voice, schema.maxLength ?? 0) : 'A';
  return ['href', 'page-link', 'return-page'].includes(format)
    ? '/odd'
    : metadataOf(schema).examples?.[0];
}

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

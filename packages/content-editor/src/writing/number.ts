/** Numbers of more digits would lose some of them. */
const maxDigits = 15;

/** What a text in place of a number means: the number, or the text itself, which the check then reports. */
export function numberFrom(text: string): number | string {
  const plain = text.trim();
  const digits = plain.replaceAll(/\D/g, '').replace(/^0+/, '').length;
  const isNumber = /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) && digits <= maxDigits;
  return isNumber ? Number(plain) : plain;
}

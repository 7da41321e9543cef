import type { NotificationMessage } from './notification';

/**
 * What a screen reader says when a notification appears: title, text and how to do without its
 * action, as sentences. The names of its buttons are left out: they are met on the way to them.
 */
export function announcement({ title, text, action }: NotificationMessage): string {
  return [title, text, action?.altText ?? '']
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

import type { Node } from 'prosemirror-model';

/** Where a position of a text is in another version of it: it follows what is around it. */
export function positionNow(position: number, before: Node, now: Node): number {
  const start = before.content.findDiffStart(now.content);
  const end = before.content.findDiffEnd(now.content);
  if (start === null || end === null || position <= start) return position;
  return position >= end.a ? position + end.b - end.a : Math.max(start, Math.min(position, end.b));
}

import type { Store } from '../../store/store';

const labels = { here: 'Save', public: 'Save and publish', review: 'Save for review' } as const;

/** The words of every button that saves: they say where that leads. */
export function saveLabel({ publish }: Store): string {
  return labels[publish?.saves ?? 'here'];
}

/** Whether two lists have the same values, in the same order. */
export function isSameList<Value>(left: readonly Value[], right: readonly Value[]): boolean {
  return left.length === right.length && left.every((value, index) => value === right[index]);
}

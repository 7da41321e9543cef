import { pageSection } from '../sections/registry';
import { sectionSketch, sectionSketches } from './section-sketches';

const types = pageSection.options.map(({ shape }) => shape.type.value);

it('has a sketch of each kind of section that may be added, and of no other', () => {
  expect(Object.keys(sectionSketches).toSorted()).toEqual(types.toSorted());
});

it('draws each kind differently', () => {
  expect(new Set(types.map(sectionSketch)).size).toBe(types.length);
});

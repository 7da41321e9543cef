import { sectionSketch } from './section-sketches';

describe('the sketches of sections', () => {
  it('draws each kind of section differently', () => {
    const sketches = ['banner', 'prose', 'steps'].map(sectionSketch);
    expect(new Set(sketches).size).toBe(3);
  });

  it('draws a section without a sketch of its own, too', () => {
    expect(sectionSketch('testimonial')).toMatch(/^<svg .*<rect .*<\/svg>$/);
  });
});

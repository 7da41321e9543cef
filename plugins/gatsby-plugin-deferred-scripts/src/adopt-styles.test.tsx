import { render, screen } from '@testing-library/react';
import { styled, StyleSheetManager } from 'styled-components';
import { adoptServerStyles } from './adopt-styles';

const Known = styled.b`
  color: red;
`;
const New = styled.i`
  color: blue;
`;

/** The rules in the document. */
const rules = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));

/** The class of a component, found without a trace in the document. */
function classOf(Component: typeof Known): string {
  const { container, unmount } = render(
    <StyleSheetManager target={document.createElement('div')}>
      <Component />
    </StyleSheetManager>,
  );
  const name = container.querySelector('b')?.classList[1] ?? '';
  unmount();
  return name;
}

it('inserts no rule that the page has, and those of other components', () => {
  const style = document.createElement('style');
  style.dataset.serverStyles = '';
  style.append(`.${classOf(Known)}{color:red}`);
  document.head.append(style);
  adoptServerStyles();
  render(
    <>
      <Known>known</Known>
      <New>new</New>
    </>,
  );
  expect(screen.getByText('known')).toHaveClass(classOf(Known));
  const ofKnown = rules().filter((rule) => rule.includes('red'));
  expect(ofKnown).toHaveLength(1);
  expect(rules().filter((rule) => rule.includes('blue'))).toHaveLength(1);
});

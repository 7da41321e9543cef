import { render, screen } from '@testing-library/react';
import { ChangeList } from './change-list';

describe('a list of changes', () => {
  it('shows sentences that are equal', () => {
    const sentence = 'Steps: “Stir” is added.';
    render(
      <ChangeList
        changes={[
          {
            file: 'recipes/stew.json',
            title: 'Stew',
            sentences: [sentence, sentence],
            isHidden: false,
          },
        ]}
      />,
    );
    expect(screen.getAllByText(sentence)).toHaveLength(2);
  });
});

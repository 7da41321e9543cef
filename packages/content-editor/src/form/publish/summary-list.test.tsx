import { render, screen } from '@testing-library/react';
import { SummaryList } from './summary-list';

describe('a list of changes', () => {
  it('shows sentences that are equal', () => {
    const sentence = 'Steps: “Stir” is added.';
    render(
      <SummaryList
        changes={[
          {
            file: 'recipes/stew.json',
            title: 'Stew',
            sentences: [sentence, sentence],
            isDraft: false,
          },
        ]}
      />,
    );
    expect(screen.getAllByText(sentence)).toHaveLength(2);
  });
});

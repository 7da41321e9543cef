import { render, screen } from '@testing-library/react';
import { ContentLink } from './link';

const link = () => screen.getByRole('link', { name: 'Read' });

it('follows a route of the site', () => {
  render(<ContentLink href="/about">Read</ContentLink>);
  expect(link()).toHaveAttribute('href', '/about');
});

it.each(['#part', 'mailto:a@b.example', 'tel:+13045550142'])('leaves %s to the browser', (href) => {
  render(<ContentLink href={href}>Read</ContentLink>);
  expect(link()).toHaveAttribute('href', href);
  expect(link()).not.toHaveAttribute('rel');
});

it('gives another site no hold on this page', () => {
  render(<ContentLink href="https://example.org">Read</ContentLink>);
  expect(link()).toHaveAttribute('rel', 'noopener');
});

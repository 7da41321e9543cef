import { render, screen } from '@testing-library/react';
import { SmartLink } from './link';

const link = () => screen.getByRole('link', { name: 'Read' });

it('follows a route of the site', () => {
  render(<SmartLink href="/about">Read</SmartLink>);
  expect(link()).toHaveAttribute('href', '/about');
});

it.each(['#part', 'mailto:a@b.example', 'tel:+13045550142'])('leaves %s to the browser', (href) => {
  render(<SmartLink href={href}>Read</SmartLink>);
  expect(link()).toHaveAttribute('href', href);
  expect(link()).not.toHaveAttribute('rel');
});

it('gives another site no hold on this page', () => {
  render(<SmartLink href="https://example.org">Read</SmartLink>);
  expect(link()).toHaveAttribute('rel', 'noopener');
});

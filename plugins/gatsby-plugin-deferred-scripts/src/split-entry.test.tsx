const mockProductionApp = jest.fn(() => ({}));

// webpack's name for Gatsby's own entry
jest.mock('gatsby-production-app', () => mockProductionApp(), { virtual: true });

// jsdom lacks MessageChannel, which React needs
jest.mock('react-dom/client', () => ({}));

it("runs React's code in one task, and the site's in the next", async () => {
  jest.useFakeTimers();
  await import('./split-entry');
  expect(mockProductionApp).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  expect(mockProductionApp).toHaveBeenCalledTimes(1);
});

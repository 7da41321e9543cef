import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '@playwright/test';
import { followSteps } from './form-steps';
import { countClicks, type Office, type OfficeTest } from './office';
import { seeAsOthers } from './seen-by-others';
import { mouse, ways } from './ways';
import { copyFromWord } from './word-clipboard';

const banner = (page: Page) => page.getByRole('banner');

/**
 * What an office manager does, from opening the form to the public site, without a terminal: with a mouse in no more
 * clicks than the form is allowed, with fingers on a phone, and with the keyboard alone.
 * @param hasPage whether the page is beside the form; elsewhere, preview.spec.ts does what needs it
 */
export function officeTasks(test: OfficeTest, hasPage: boolean): void {
  for (const way of ways)
    test.describe(way.name, () => {
      test.use({ ...way.window, way });

      test('1: who opens the form learns how a change reaches the public', async ({
        form,
        page,
        office,
      }) => {
        await expect(form.status).toHaveText(office.atRest);
        await expect(form.status).toBeInViewport({ ratio: 1 });
        const button = banner(page).getByRole('button', { name: office.toPublic });
        await expect(button).toBeInViewport({ ratio: 1 });
        const steps = form.main.getByRole('region', { name: 'How a change reaches visitors' });
        await expect(steps).toContainText('“Publish” sends it to the public site.');
      });

      test('2, 5: the headline changes, and a page gets another address', async ({
        form,
        hand,
        page,
        office,
      }) => {
        test.setTimeout(900_000);
        const clicks = await countClicks(page);
        await form.expand('Top of the page: ');
        await hand.write(page.getByLabel('Main heading'), 'Plain AI for the Mountain State');
        if (office.page) {
          await form.show('page');
          await expect(office.page.getByRole('heading', { level: 1 })).toHaveText(
            'Plain AI for the Mountain State',
          );
        }
        await form.open('Pages', 'About');
        await form.expand('Address and search engines');
        await hand.write(page.getByLabel('Address', { exact: true }), '/who-we-are');
        await office.publish();
        expect(clicks()).toBeLessThanOrEqual(
          way.clicksFor({ mouse: 5, fingers: office.page ? 7 : 6 }, office.clicksToPublish),
        );
        expect(publicText(office, 'content/pages/home.json')).toContain('Plain AI');
        expect(publicText(office, 'content/navigation.json')).toContain('/who-we-are');
        expect(publicText(office, 'content/redirects.json')).toContain('"/about"');
        if (way !== mouse) return;

        await office.visit?.(async (url) => {
          await page.goto(url);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            'Plain AI for the Mountain State',
          );
          await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
          await expect(page).toHaveURL(`${url}/who-we-are`);
          await page.goto(`${url}/about`);
          await expect(page).toHaveURL(`${url}/who-we-are`);
        });
      });

      test('3: a service is added as the third, another is removed, both undone and done again', async ({
        form,
        hand,
        page,
        office,
      }) => {
        const clicks = await countClicks(page);
        await form.show('files');
        await hand.press(page.getByRole('button', { name: 'New service' }));
        await page.keyboard.type('AI Training for Teams');
        await page.keyboard.press('Enter');
        const description = page.getByRole('textbox', { name: 'Description' });
        await hand.write(description, 'An evening with your team: what AI can do for you.');
        const icon = page.getByRole('group', { name: 'Icon' });
        await hand.press(icon.locator('summary'));
        await hand.pick(icon.getByRole('radio', { name: 'a teacher at the board' }));
        await form.open('Pages', 'Services');
        const cards = await form.expand('Service cards');
        await hand.press(cards.getByRole('button', { name: 'Add: Service' }));
        const services = cards.getByRole('combobox', { name: 'Service' });
        await hand.choose(services.last(), 'AI Training for Teams');
        await hand.moveUp(cards, (await services.count()) - 3);
        const shown = () =>
          services.evaluateAll((all) => all.map((select) => (select as HTMLSelectElement).value));
        const before = await shown();
        expect(before[2]).toBe('ai-training-for-teams');
        const last = await services.last().locator('option:checked').innerText();
        await hand.press(cards.getByRole('button', { name: `Remove: ${last}`, exact: true }));
        await expect(services).toHaveCount(before.length - 1);
        await form.pressInBar('Undo');
        await expect(services).toHaveCount(before.length);
        await form.pressInBar('Redo');
        await expect(services).toHaveCount(before.length - 1);
        await office.publish();
        expect(clicks()).toBeLessThanOrEqual(
          way.clicksFor({ mouse: 10, fingers: 19 }, office.clicksToPublish),
        );
        expect(publicText(office, 'content/services/ai-training-for-teams.json')).toContain(
          'Training',
        );
      });

      test('4: a page with a list and a banner is published as a draft, then for all, and linked', async ({
        hand,
        page,
        office,
      }) => {
        const clicks = await countClicks(page);
        const follow = (steps: readonly string[]) => followSteps(page, steps, hand);
        await follow([
          'Press **New page**.',
          'In **Title**, type “Careers”.',
          'Press **Add**.',
          'In **Description**, type “Three openings at a small firm that tests AI before it promises anything, in Elizabeth.”',
          'Check **Draft**.',
          'Expand **Top of the page**.',
          'In **Main heading**, type “Work With Us”.',
          'In **First sentence**, type “A few good people, and one long table.”',
          'Choose **the house up close in the morning, with a quilt on the line** as **View**.',
          'Press **Add a section**, then **Text**.',
          'In **Heading**, type “Openings”.',
          'In **Paragraphs**, type “We are looking for:”',
          'Press **Enter**, type “- ”.',
          ...['Consultant', 'Engineer', 'Bookkeeper'].flatMap((opening) => [
            'Press **Link**.',
            `In **Words**, type “${opening}”.`,
            'In **Goes to**, type “/contact”.',
            'Press **Set link**.',
            'Press **Enter**, type “”.',
          ]),
          'Press **Add a section**, then **Banner**.',
          'In **Heading**, type “Write to Us”.',
          'In **First sentence**, type “Tell us what you would mend first.”',
          'In **Words**, type “Get in Touch”.',
          'In **Goes to**, type “/contact”.',
        ]);
        await office.publish();
        const file = 'content/pages/careers.json';
        expect(publicText(office, file)).toContain('"draft": true');
        expect(publicText(office, file)).toContain('"- [Bookkeeper](/contact)"');
        await page.keyboard.press('Escape');
        await follow([
          'Uncheck **Draft**.',
          'Open **Whole site › Navigation**.',
          'Press **Add: Link**.',
          'In **Words**, type “Careers”.',
          'In **Goes to**, type “/careers”.',
        ]);
        await office.publish();
        expect(clicks()).toBeLessThanOrEqual(
          way.clicksFor({ mouse: 30, fingers: 32 }, 2 * office.clicksToPublish),
        );
        expect(publicText(office, file)).not.toContain('"draft"');
        expect(publicText(office, 'content/navigation.json')).toContain('/careers');
      });

      test('6: the picture of a page is replaced by a photograph of a phone', async ({
        form,
        hand,
        page,
        office,
      }) => {
        const clicks = await countClicks(page);
        const turned = await sharp({
          create: { width: 900, height: 1600, channels: 3, background: '#7fa3b0' },
        })
          .jpeg()
          .withMetadata({ orientation: 6 })
          .toBuffer();
        await form.open('Pages', 'About');
        await form.expand('Story');
        await hand.press(page.getByRole('button', { name: /Change quilt-dawn/ }));
        const chooser = page.waitForEvent('filechooser');
        await hand.press(page.getByLabel('A picture from this computer'));
        await (
          await chooser
        ).setFiles({ name: 'IMG_2042.jpg', mimeType: 'image/jpeg', buffer: turned });
        const words = page.getByLabel('For someone who can’t see it');
        await hand.write(words, 'Our office, with the lamp on');
        await hand.press(page.getByRole('button', { name: 'Use this picture' }));
        await office.publish();
        expect(clicks()).toBeLessThanOrEqual(
          way.clicksFor({ mouse: 5, fingers: 6 }, office.clicksToPublish),
        );
        const about = publicText(office, 'content/pages/about.json');
        expect(about).toContain('Our office, with the lamp on');
        // what was said of the quilt alone
        expect(about).not.toMatch(/"(?:dark|thread)"/);
        expect(about).toContain('../images/img-2042.webp');
        const { width, height, exif } = await sharp(
          office.file('content/images/img-2042.webp'),
        ).metadata();
        expect(width).toBeGreaterThan(height);
        expect(exif).toBeUndefined();
      });

      test('7: a page of Word keeps its headings, lists, bold words and lines', async ({
        form,
        hand,
        page,
        office,
      }) => {
        const clicks = await countClicks(page);
        await form.open('Pages', 'About');
        const section = await form.expand('Text: ');
        const text = section.getByRole('textbox', { name: /^Paragraphs/ });
        await hand.press(text);
        await page.keyboard.press('Control+a');
        await copyFromWord(page);
        await page.keyboard.press('Control+v');
        await expect(text.getByRole('listitem')).toHaveCount(5);
        await office.publish();
        expect(clicks()).toBeLessThanOrEqual(
          way.clicksFor({ mouse: 3, fingers: 4 }, office.clicksToPublish),
        );
        const { sections } = JSON.parse(publicText(office, 'content/pages/about.json')) as {
          readonly sections: readonly { readonly type: string; readonly paragraphs?: unknown }[];
        };
        expect(sections.find(({ type }) => type === 'prose')?.paragraphs).toEqual([
          '## Working With Us',
          'We are a **small firm** that tests AI before it *promises* anything. Nobody here decides alone.',
          '### Who We Are Looking For',
          '- A consultant who **listens**',
          '  - in Elizabeth, three days a week',
          '- An engineer',
          'Where to find us:',
          '12 Court Street',
          'Elizabeth, West Virginia',
          '### How It Goes',
          '1. Write to us',
          '2. Meet the [team](https://example.org/team)',
        ]);
      });

      test('8: mistakes are repaired by the buttons beside them', async ({
        form,
        hand,
        page,
        office,
      }) => {
        const clicks = await countClicks(page);
        await form.open('Whole site', 'Navigation');
        await form.expand('Link: Home');
        // those of this link, of the header's button, and of the footer
        const addresses = form.main
          .getByRole('combobox', { name: 'Goes to' })
          .filter({ visible: true });
        const mistakes = ['/abot', '/about/', '/sevices', '/Contact', '/about#principle'];
        for (const [index, mistake] of mistakes.entries())
          await hand.write(addresses.nth(index), mistake);
        await addresses.nth(mistakes.length - 1).blur();
        const repair = page.getByRole('button', { name: /^Use “/ });
        await expect(repair).toHaveCount(mistakes.length);
        while ((await repair.count()) > 0) {
          const before = await repair.count();
          // two quick taps at the same place are taken for an accident
          await expect(async () => {
            await hand.press(repair.first());
            await expect(async () => expect(await repair.count()).toBeLessThan(before)).toPass({
              timeout: 2000,
            });
          }).toPass();
        }
        await office.publish();
        expect(clicks()).toBeLessThanOrEqual(
          way.clicksFor({ mouse: 12, fingers: 13 }, office.clicksToPublish),
        );
        expect(publicText(office, 'content/navigation.json')).not.toMatch(
          /abot|about\/|sevices|\/Contact|principle"/,
        );
      });

      if (hasPage)
        test('9: a page is seen as others see it', async ({ form, hand, page }) => {
          const clicks = await countClicks(page);
          await seeAsOthers(page, form, hand);
          expect(clicks()).toBeLessThanOrEqual(way.clicksFor({ mouse: 4, fingers: 6 }));
        });

      test('10: whoever has changed the phone number is found, and that one change is taken back', async ({
        form,
        hand,
        page,
        office,
      }) => {
        office.publishElsewhere('Ada Rivers', {
          'content/contact.json': ['304', '681'],
          'content/site.json': ['Example and Company', 'Hollow Lamp'],
        });
        office.publishElsewhere('June Carpenter', {
          'content/pages/about.json': ['Our Mission', 'What We Promise'],
        });
        await page.reload();
        await form.main.waitFor();
        const clicks = await countClicks(page);
        await form.pressInBar('History');
        const dialog = page.getByRole('dialog', { name: 'History' });
        const publication = dialog
          .getByRole('listitem')
          .filter({ hasText: /Ada Rivers, \w+ \d+, \d{4}/ });
        await hand.press(
          publication.getByRole('button', {
            name: /^Take back: Contact details › Contact detail: Phone/,
          }),
        );
        await expect(dialog.getByRole('status')).toHaveText(
          'Taken back. Publish to show it to visitors.',
        );
        await page.keyboard.press('Escape');
        await office.publish();
        expect(clicks()).toBeLessThanOrEqual(
          way.clicksFor({ mouse: 2, fingers: 3 }, office.clicksToPublish),
        );
        expect(publicText(office, 'content/contact.json')).toContain('304');
        expect(publicText(office, 'content/site.json')).toContain('Hollow Lamp');
      });
    });
}

function publicText({ file }: Office, path: string): string {
  return file(path).toString();
}

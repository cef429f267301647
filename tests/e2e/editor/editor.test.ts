import { basename } from 'node:path';
import { largestPicture } from '#content/collections.ts';
import { checkContent } from '#tools/check-content/check.ts';
import { expect, item, picture, save, takeOver, test, title } from './editor-test.ts';
import { takePhotograph } from './item.ts';

// They share one development server.
test.describe.configure({ mode: 'default' });

test('an editor changes a title and adds a picture, and the page shows both', async ({
  folder,
  page,
  project,
}) => {
  await title(page).fill('De kraan: elke zaterdag');
  await page.getByRole('textbox', { name: 'Midden van de afbeelding' }).fill('30% 60%');
  await picture(page)
    .first()
    .setInputFiles({
      name: 'Kraan bij nacht (1).jpg',
      mimeType: 'image/jpeg',
      buffer: await takePhotograph('#172b47'),
    });
  await save(page);
  await expect(page.getByText('Item opgeslagen')).toBeVisible();

  const text = (await folder.read(item.file)).toString();
  const cover = /^cover: \.\.\/(covers\/.+)$/m.exec(text)?.[1] ?? '';
  expect(text).toMatch(/^title: (['"]?)De kraan: elke zaterdag\1$/m);
  expect(text).toMatch(/^coverFocus: 30% 60%$/m);
  expect(text.split('\n---\n')[1]?.trim()).toBe(item.text.split('\n---\n')[1]?.trim());

  await takeOver(folder, project, [item.file, `src/content/news/${cover}`]);
  const { findings } = await checkContent(project.folder);
  expect(findings.filter(({ file }) => file === item.file)).toEqual([]);

  await project.restart();
  const html = await (await fetch(`${project.url}/nl/news/${item.id}`)).text();
  expect(html).toContain('<title>De kraan: elke zaterdag');
  expect(html).toContain(basename(cover));
});

test('what somebody else has written meanwhile is not written over, and one’s own text is not lost', async ({
  folder,
  page,
}) => {
  await title(page).press('End');
  await title(page).pressSequentially(', elke');
  const other = item.text.replace('draait weer', 'van een ander');
  await folder.write(item.file, Buffer.from(other));
  await expect.poll(() => page.evaluate(keptDrafts)).toContain('weer, elke');
  await save(page);
  await expect(page.getByText(`${item.file} is op de schijf gewijzigd`)).toBeVisible();
  expect((await folder.read(item.file)).toString()).toBe(other);

  await page.reload();
  await page.getByRole('button', { name: 'Herstellen' }).click();
  await expect(title(page)).toHaveValue('De kraan draait weer, elke');
});

test('a browser that is closed in mid-sentence loses nothing', async ({ folder, page }) => {
  await title(page).press('End');
  await title(page).pressSequentially(', elke');
  await expect.poll(() => page.evaluate(keptDrafts)).toContain('weer, elke');
  await page.reload();
  await page.getByRole('button', { name: 'Herstellen' }).click();
  await expect(title(page)).toHaveValue('De kraan draait weer, elke');
  expect((await folder.read(item.file)).toString()).toBe(item.text);
});

test('a picture that is too heavy is refused, and so is one that is none', async ({ folder, page }) => {
  const refused = [
    { name: 'zwaar.jpg', bytes: largestPicture.bytes + 1 },
    { name: 'geen.jpg', bytes: 100 },
  ];
  for (const file of refused) {
    await picture(page).first().evaluate(choose, file);
    const dialog = page.getByRole('alertdialog').filter({ hasText: file.name });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button').click();
  }
  expect((await folder.read(item.file)).toString()).toBe(item.text);
});

test('the page on the site and the other language are a click away', async ({ folder, page }) => {
  const bar = page.getByRole('navigation', { name: 'Dit item' });
  await expect(bar.getByRole('link', { name: 'Bekijk het op de site' })).toHaveAttribute(
    'href',
    `/nl/news/${item.id}`,
  );
  await expect(bar.getByRole('link', { name: 'Begin het in het Engels' })).toBeVisible();
  await folder.write(item.file.replace('/nl/', '/en/'), Buffer.from(item.text));
  await page.reload();
  await bar.getByRole('link', { name: 'Hetzelfde in het Engels' }).click();
  await expect(page).toHaveURL(/#\/collections\/news-en\/entries\/the-crane-of-the-editors-test$/);
  await expect(title(page)).toHaveValue('De kraan draait weer');
});

test('where a browser cannot open a folder, the page says which can, and how else to write', async ({
  page,
  project,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
  await page.goto(`${project.url}/admin`);
  await expect(page.getByRole('heading')).toHaveText('Deze browser kan geen map openen');
  await expect(page.getByRole('main')).toContainText('Chrome, Edge en Brave');
  await expect(page.getByRole('main')).toContainText('docs/editing.nl.md');
});

/** Chooses a file of so many zeros; made in the browser, since to send it there takes longer than the test may. */
function choose(input: Element, { name, bytes }: { name: string; bytes: number }): void {
  const chosen = new DataTransfer();
  chosen.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
  (input as HTMLInputElement).files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The drafts that the editor keeps in the browser, as text; it shows them nowhere. */
async function keptDrafts(): Promise<string> {
  const done = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The browser does not open its database.'));
    });
  const kept: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    if (database.objectStoreNames.contains('draft-backups')) {
      kept.push(await done(database.transaction('draft-backups').objectStore('draft-backups').getAll()));
    }
    database.close();
  }
  return JSON.stringify(kept);
}

import { examine } from '#tools/content-doctor/examine.ts';
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
  const { findings } = await examine(project.folder);
  expect(findings.filter((finding) => finding.startsWith(item.file))).toEqual([]);

  const shown = await page.request.get(`${project.url}/nl/news/${item.id}`);
  const html = await shown.text();
  expect(html).toContain('De kraan: elke zaterdag</h1>');
  expect(html).toContain(encodeURIComponent(cover));
});

test('what somebody else has written meanwhile is not written over, and one’s own text is not lost', async ({
  folder,
  page,
}) => {
  await title(page).click();
  await title(page).pressSequentially('Nieuws: ');
  const other = item.text.replace('draait weer', 'van een ander');
  await folder.write(item.file, Buffer.from(other));
  await save(page);
  await expect(page.getByText(`${item.file} is op de schijf gewijzigd`)).toBeVisible();
  expect((await folder.read(item.file)).toString()).toBe(other);

  await page.reload();
  await page.getByRole('button', { name: 'Herstellen' }).click();
  await expect(title(page)).toHaveValue(/Nieuws: /);
});

test('a browser that is closed in mid-sentence loses nothing', async ({ folder, page }) => {
  await title(page).press('End');
  await title(page).pressSequentially(', elke');
  await expect.poll(() => page.evaluate(keptDrafts)).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: 'Herstellen' }).click();
  await expect(title(page)).toHaveValue('De kraan draait weer, elke');
  expect((await folder.read(item.file)).toString()).toBe(item.text);
});

test('a picture that is too heavy is refused, and so is one that is none', async ({ folder, page }) => {
  const refused = [
    { name: 'zwaar.jpg', buffer: Buffer.concat([await takePhotograph('#000000'), Buffer.alloc(20e6)]) },
    { name: 'geen.jpg', buffer: Buffer.from('geen afbeelding') },
  ];
  for (const { name, buffer } of refused) {
    await picture(page).first().setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    const dialog = page.getByRole('alertdialog').filter({ visible: true });
    await expect(dialog).toContainText(name);
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

/** How many drafts the editor keeps in the browser; it says so nowhere. */
async function keptDrafts(): Promise<number> {
  const done = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The browser does not open its database.'));
    });
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    const has = database.objectStoreNames.contains('draft-backups');
    const count = has
      ? await done(database.transaction('draft-backups').objectStore('draft-backups').count())
      : 0;
    database.close();
    if (has) return count;
  }
  return 0;
}

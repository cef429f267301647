import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentType } from '#build/release/content-type.ts';
import { bundleEditor, type EditorFiles } from '#admin/bundle.ts';
import { editorPage } from '#admin/page.ts';
import { localSettings, type EditorSettings } from '#admin/settings.ts';
import { commonHeaders, editorHeaders } from '#server/headers.ts';
import { editorFile, editorRoute, isEditor } from '#site/routing.ts';

/** Writes the editor into a build. */
async function writeEditor(folder: string, settings: EditorSettings): Promise<void> {
  const editor = await bundleEditor();
  await writeFile(join(folder, editorFile), await editorPage(settings, editor));
  for (const [name, bytes] of editor.files) {
    const file = join(folder, editorRoute, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}

/**
 * Adds the web editor at `/admin`: always while developing, where it works on the files themselves, and in a build only
 * when it is configured.
 * @param configured where the editor of the published site works
 */
export function webEditor(configured: EditorSettings | undefined): AstroIntegration {
  return {
    name: 'web-editor',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const settings = configured ?? localSettings;
        let bundled: Promise<EditorFiles> | undefined;

        /** What stands at an address, and its type. */
        const find = async (path: string): Promise<[string, string | Uint8Array] | undefined> => {
          bundled ??= bundleEditor().catch((error: unknown) => {
            bundled = undefined;
            throw error;
          });
          const editor = await bundled;
          if (path === editorRoute) return [editorFile, await editorPage(settings, editor)];
          const name = path.slice(editorRoute.length + 1);
          const bytes = editor.files.get(name);
          return bytes && [name, bytes];
        };

        server.middlewares.use((request, response, next) => {
          const path = (request.url ?? '').split('?', 1)[0] ?? '';
          if (!isEditor(path)) return next();
          find(path).then((found) => {
            if (!found) return next();
            const [name, body] = found;
            const headers = { ...commonHeaders, ...(path === editorRoute && editorHeaders(settings.policy)) };
            response.writeHead(200, { ...headers, 'Content-Type': contentType(name) });
            response.end(body);
          }, next);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (!configured) return;
        await writeEditor(fileURLToPath(dir), configured);
        logger.info(`the editor is at ${editorRoute}`);
      },
    },
  };
}

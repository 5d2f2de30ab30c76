/** What a page can never do, with any script in it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { test as base } from '../../support/kept-electron.ts';

/** Somebody else's server, and what has reached it. */
interface Elsewhere {
  readonly url: string;
  readonly reached: readonly string[];
}

const test = base.extend<{ readonly elsewhere: Elsewhere }>({
  elsewhere: async ({ page: _ }, use) => {
    const reached: string[] = [];
    const server = createServer((request, response) => {
      reached.push(String(request.url));
      response.end('<!doctype html><title>Elsewhere</title>');
    });
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    const { port } = server.address() as AddressInfo;
    await use({ url: `http://127.0.0.1:${port}`, reached });
    server.closeAllConnections();
    await new Promise((done) => {
      server.close(done);
    });
  },
});

test.use({ isRefused: true });

test.describe('the page', { tag: '@electron' }, () => {
  test('reaches only the bridge: nothing of Node or Electron', async ({ page }) => {
    const found = await page.evaluate(() => ({
      globals: [
        'require',
        'process',
        'module',
        'global',
        'Buffer',
        'ipcRenderer',
        'electron',
      ].filter((name) => Reflect.has(window, name)),
      bridge: Object.keys(window.corridor).sort(),
      isFixed: Object.isFrozen(window.corridor) && !Reflect.set(window, 'corridor', {}),
    }));
    expect(found).toEqual({ globals: [], bridge: ['call', 'subscribe'], isFixed: true });
  });

  test('cannot be navigated elsewhere by any means', async ({ page, elsewhere, logged }) => {
    const before = page.url();
    const ways: readonly ((url: string) => void)[] = [
      (url) => location.assign(url),
      (url) => {
        const link = Object.assign(document.createElement('a'), { href: url });
        document.body.append(link);
        link.click();
      },
    ];
    for (const [index, way] of ways.entries()) {
      await page.evaluate(way, `${elsewhere.url}/navigation-${index}`);
      await expect
        .poll(async () => (await logged('page.refused')).map(({ what }) => what))
        .toEqual(Array.from({ length: index + 1 }, () => 'navigation'));
    }
    expect(page.url()).toBe(before);
    expect(elsewhere.reached).toEqual([]);
  });

  test('sends no form to any target', async ({ page, elsewhere }) => {
    const directive = await page.evaluate(
      (url) =>
        new Promise<string>((done) => {
          document.addEventListener('securitypolicyviolation', (event) =>
            done(event.effectiveDirective),
          );
          const form = Object.assign(document.createElement('form'), { action: url });
          document.body.append(form);
          form.submit();
        }),
      `${elsewhere.url}/form`,
    );
    expect(directive).toBe('form-action');
    expect(elsewhere.reached).toEqual([]);
  });

  test('opens no window', async ({ page, elsewhere, logged }) => {
    await page.evaluate((url) => {
      window.open(`${url}/opened`);
      const link = Object.assign(document.createElement('a'), {
        href: `${url}/linked`,
        target: '_blank',
      });
      document.body.append(link);
      link.click();
    }, elsewhere.url);
    await expect
      .poll(async () => (await logged('page.refused')).map(({ what }) => what))
      .toEqual(['window', 'window']);
    await expect.poll(() => page.context().pages()).toEqual([page]);
  });

  test('runs no script and loads nothing that is not its own', async ({ page, elsewhere }) => {
    // Which of these a browser reports, and which it refuses by an exception, differs by version.
    const outcome = await page.evaluate(async (url) => {
      const home = document.baseURI;
      const add = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: object) => {
        const element = document.body.appendChild(document.createElement(tag));
        return Object.assign(element, properties);
      };
      const button = add('button', {});
      const imageRefused = () =>
        new Promise((done) => {
          add('img', { onerror: done, onload: done }).src = `${url}/image.png`;
        });
      const ways: readonly (() => unknown)[] = [
        () => add('script', { textContent: 'window.ran = "script"' }),
        () => add('script', { src: `${url}/script.js` }),
        () => add('script', { type: 'module', src: `${url}/module.js` }),
        () => add('div', { innerHTML: '<img src="x" onerror="window.ran = \'onerror\'">' }),
        () => button.setAttribute('onclick', 'window.ran = "onclick"'),
        () => button.click(),
        () => add('iframe', { srcdoc: '<script>parent.ran = "srcdoc"</script>' }),
        () => add('iframe', { src: `${url}/frame` }),
        () => add('object', { data: `${url}/object` }),
        () => add('link', { rel: 'stylesheet', href: `${url}/style.css` }),
        () => add('style', { textContent: 'body { outline: 7px solid }' }),
        () => add('base', { href: url }),
        () => Reflect.apply(window.setTimeout, window, ['window.ran = "timer"']),
        () => fetch(`${url}/fetched`),
        () => import(`${url}/imported.js`),
        () => navigator.sendBeacon(`${url}/beacon`),
        () => new WebSocket(url.replace('http', 'ws')),
        () => new Worker('data:text/javascript,self.close()'),
        imageRefused,
      ];
      for (const way of ways) {
        try {
          await way();
        } catch {
          // An exception is as good as nothing happening.
        }
      }
      return {
        ran: Reflect.get(window, 'ran'),
        isMoved: document.baseURI !== home,
        outline: getComputedStyle(document.body).outlineStyle,
        frames: [...document.querySelectorAll('iframe')].map(
          ({ contentDocument }) => contentDocument?.body.childElementCount ?? 0,
        ),
      };
    }, elsewhere.url);
    expect(outcome).toEqual({ isMoved: false, outline: 'none', frames: [0, 0] });
    expect(elsewhere.reached).toEqual([]);
  });

  test('makes no text into HTML, a script or the address of one', async ({ page }) => {
    const refused = await page.evaluate(() => {
      const image = '<img src="x" onerror="window.ran = true">';
      const policies = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      const ways: Readonly<Record<string, () => unknown>> = {
        innerHTML: () => Object.assign(document.createElement('div'), { innerHTML: image }),
        insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', image),
        parser: () => new DOMParser().parseFromString(image, 'text/html'),
        fragment: () => document.createRange().createContextualFragment(image),
        script: () => Object.assign(document.createElement('script'), { text: 'window.ran = 1' }),
        worker: () => new Worker('./worker.js'),
        policy: () => policies.trustedTypes.createPolicy('own', { createHTML: String }),
      };
      const isRefused = (way: () => unknown) => {
        try {
          way();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      };
      return Object.entries(ways).map(([name, way]) => [name, isRefused(way)]);
    });
    expect(refused.filter(([, isRefused]) => !isRefused)).toEqual([]);
    expect(refused).toHaveLength(7);
  });

  test('is denied every permission that it could ask for', async ({ page }) => {
    const names = [
      'notifications',
      'geolocation',
      'camera',
      'microphone',
      'midi',
      'clipboard-read',
    ];
    const states = await page.evaluate(async (asked) => {
      const query = async (name: string) =>
        (await navigator.permissions.query({ name: name as PermissionName })).state;
      return await Promise.all(asked.map(query));
    }, names);
    expect(Object.fromEntries(names.map((name, index) => [name, states[index]]))).toEqual(
      Object.fromEntries(names.map((name) => [name, 'denied'])),
    );
    const attempts = await page.evaluate(async () => {
      const name = (error: unknown) => (error instanceof Error ? error.name : String(error));
      return {
        notification: Notification.permission,
        position: await new Promise((done) => {
          navigator.geolocation.getCurrentPosition(
            () => done('given'),
            ({ code }) =>
              done(code === GeolocationPositionError.PERMISSION_DENIED ? 'denied' : code),
          );
        }),
        camera: await navigator.mediaDevices
          .getUserMedia({ video: true })
          .then(() => 'given', name),
        screen: await navigator.mediaDevices.getDisplayMedia().then(() => 'given', name),
        clipboard: await navigator.clipboard.readText().then(() => 'given', name),
      };
    });
    expect(attempts).toEqual({
      notification: 'denied',
      position: 'denied',
      // A computer without a camera reports that first, before the missing permission.
      camera: expect.stringMatching(/^(NotAllowedError|NotFoundError)$/),
      screen: expect.stringMatching(/^(NotAllowedError|InvalidStateError|NotSupportedError)$/),
      clipboard: 'NotAllowedError',
    });
  });
});

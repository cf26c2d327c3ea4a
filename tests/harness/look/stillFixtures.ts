import { frugalOptions } from '../browser.ts'
import { test as base } from '../fixtures.ts'
import { useTestFonts } from './fonts/testFonts.ts'

/** When every picture is taken: an afternoon with much on. */
export const moment = Date.UTC(2026, 4, 16, 13, 20)

/**
 * A page and a sandbox in which nothing moves: all clocks stand at one moment, in the world of one seed, whose market is
 * stopped; the page is set in the committed fonts, and its glyphs are drawn as on any machine.
 */
export const test = base.extend({
  sandboxArgs: [['--seed', '21', '--still', new Date(moment).toISOString()], { scope: 'worker' }],
  launchOptions: [
    {
      ...frugalOptions,
      args: [
        ...frugalOptions.args,
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
    { scope: 'worker' },
  ],
  sandbox: async ({ workerSandbox }, use) => {
    await workerSandbox.reset(moment)
    await use(workerSandbox)
  },
  context: async ({ context }, use) => {
    await useTestFonts(context)
    await context.clock.setFixedTime(moment)
    await use(context)
  },
  contextOptions: { reducedMotion: 'reduce' },
})

export { expect } from '../fixtures.ts'

import { expect, type Page, test } from '@playwright/test'

import { recordedReload } from '#recording/testing/recorded.ts'

import { chartsServed } from '../../harness/charts/served.ts'
import { sampleOf } from '../../harness/depth.ts'
import { violations } from '../../harness/look/violations.ts'

const address = chartsServed()

async function openFile(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a recording' }).click()
  await (
    await chooser
  ).setFiles({ name: 'session.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

const state = (page: Page, name: string) => page.getByRole('button', { name: `State ${name}`, exact: true })

test.describe('a recorded session', () => {
  test('is a time line with the charts beside it, gone along by the keyboard alone [CHART-05]', async ({
    page,
  }) => {
    await page.goto(`${address()}#/reload`)
    await openFile(page, JSON.stringify(recordedReload()))
    await expect(page.getByRole('status').filter({ hasText: 'session.json' })).toBeVisible()
    await expect(state(page, 'failed')).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('button', { name: 'Live' })).toHaveCount(0)

    const log = page.getByRole('listbox', { name: 'What has happened' })
    await log.focus()
    await page.keyboard.press('Home')
    await expect(state(page, 'reloaded')).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(log.getByRole('option', { selected: true })).toContainText('script.arrived')
    const looked = page.getByRole('region', { name: 'What is looked at' })
    await expect(looked).toContainText('"script": "history"')
    await expect(state(page, 'settling')).toHaveAttribute('aria-current', 'true')
    await expect(
      page.getByRole('button', { name: /^script\.arrived if isAwaited: from reloaded to settling/ }),
    ).toHaveClass(/taken/)
    const moment = page.getByRole('slider', { name: 'Moment' })
    await moment.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(state(page, 'reloaded')).toHaveAttribute('aria-current', 'true')
    await expect(moment).toHaveAttribute('aria-valuetext', /reload script\.arrived/)
  })

  test('of tens of thousands of entries is gone through at once, of which a page has only those that are seen [CHART-05]', async ({
    page,
  }) => {
    await page.goto(`${address()}#/reload`)
    await openFile(page, JSON.stringify(recordedReload(40_000)))
    const log = page.getByRole('listbox', { name: 'What has happened' })
    const rows = log.getByRole('option')
    await expect(rows.last()).toContainText('message.arrived × 40000')
    expect(await rows.count()).toBeLessThan(60)
    await log.press('Home')
    await expect(rows.first()).toContainText('began')
    await expect(state(page, 'reloaded')).toHaveAttribute('aria-current', 'true')
    await page.getByRole('searchbox', { name: 'Event' }).fill('× 39999')
    await expect(rows).toHaveCount(1)
    await rows.click()
    await expect(state(page, 'failed')).toHaveAttribute('aria-current', 'true')
  })

  test('is shown as a sequence of who told whom, too, filtered and gone along as the log is, and saved as a storyboard [CHART-02] [CHART-05]', async ({
    page,
  }, testInfo) => {
    await page.goto(`${address()}#/reload`)
    await openFile(page, JSON.stringify(recordedReload()))
    await page.getByRole('checkbox', { name: 'As a sequence' }).check()
    const sequence = page.getByRole('listbox', { name: 'Who told whom' })
    await expect(page.getByRole('list', { name: 'Lanes' }).getByRole('listitem')).toHaveText([
      'outside',
      'reload',
    ])
    await sequence.press('Home')
    await expect(state(page, 'reloaded')).toHaveAttribute('aria-current', 'true')
    await page.getByRole('searchbox', { name: 'Event' }).fill('script.failed')
    await expect(sequence.getByRole('option')).toHaveCount(1)
    await expect(sequence.getByRole('option')).toContainText('outside to reload: script.failed → failed')
    await sequence.getByRole('option').click()
    await expect(state(page, 'failed')).toHaveAttribute('aria-current', 'true')

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as storyboard' }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe('storyboard.html')
    const file = testInfo.outputPath('storyboard.html')
    await saved.saveAs(file)
    await page.goto(`file://${file}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recorded 2026-11-21 06:00 UTC')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['reloaded', 'settling', 'failed'])
    expect(await violations(page)).toEqual([])
  })

  test('is refused in plain words if its file is not one, and what was shown stays [CHART-05]', async ({
    page,
  }) => {
    await page.goto(`${address()}#/reload`)
    await openFile(page, JSON.stringify(recordedReload()))
    await expect(state(page, 'failed')).toHaveAttribute('aria-current', 'true')
    const [began] = recordedReload().entries
    for (const [text, said] of [
      ['<html>', 'This file is no JSON, and so no recording.'],
      ['[1, 2]', 'This file is no recording of a client: it does not say that it is one.'],
      [
        '{"format":"slipway-recording","version":9}',
        'This recording is of version 9; only version 1 can be read.',
      ],
      [
        JSON.stringify({ ...recordedReload(), entries: [{ ...began, value: [1] }] }),
        'Entry 1 cannot be read: its value is not what a began has.',
      ],
    ] as const) {
      await openFile(page, text)
      await expect(page.getByRole('alert')).toHaveText(said)
    }
    await expect(state(page, 'failed')).toHaveAttribute('aria-current', 'true')
  })

  for (const scheme of sampleOf(['light', 'dark'] as const, 1))
    test(`in ${scheme} colours meets WCAG 2.2 AA as far as a machine can tell, and moves nothing where motion is not wanted [CHART-05]`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.goto(`${address()}#/reload`)
      await openFile(page, JSON.stringify(recordedReload()))
      await expect(state(page, 'failed')).toHaveAttribute('aria-current', 'true')
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
      expect(await violations(page)).toEqual([])
    })
})

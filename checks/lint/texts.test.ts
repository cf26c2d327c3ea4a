import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** A separate project with the same rules, so that nothing is ever planted in the real one. */
const project = mkdtempSync(join(tmpdir(), 'planted-texts-'))

/** Texts that a member would read or hear, each planted in its own file. */
const planted = {
  'title.tsx': 'export const A = () => <abbr title="handicap" />',
  'titleOfWords.tsx': 'export const A = () => <abbr title="Asian handicap" />',
  'heard.tsx': 'export const A = () => <button aria-label="close" />',
  'chosen.tsx': "export const A = ({ on }: { on: boolean }) => <i title={on ? 'open' : 'shut'} />",
  'pattern.tsx': 'export const A = ({ n }: { n: number }) => <i title={`${n} bets`} />',
  'child.tsx': 'export const A = () => <p>suspended</p>',
  'words.tsx': 'export const A = () => <p>Bets are closed</p>',
  'expression.tsx': "export const A = ({ on }: { on: boolean }) => <p>{on ? 'open' : 'suspended'}</p>",
  'fragment.tsx': "export const A = ({ on }: { on: boolean }) => <>{on && 'suspended'}</>",
  'sentence.ts': "export const notice = { code: 7, said: 'Your bet is being checked' }",
  'capital.ts': "export function state(): string {\n  return 'Suspended'\n}",
  'template.ts': 'export const left = (n: number): string => `${n} Bets left`',
  'text.ts': "export function stateText(on: boolean): string {\n  return on ? 'open' : 'suspended'\n}",
  'arrow.ts': "export const resultWord = (won: boolean): string => (won ? 'won' : 'lost')",
  'table.ts': "export const statusLabels = { open: 'open', paused: 'suspended' }",
  'page.ts': "document.title = 'slipway'",
  'written.ts': "export const write = (cell: Element): void => {\n  cell.textContent = 'suspended'\n}",
  'attribute.ts': "export const say = (cell: Element): void => cell.setAttribute('aria-label', 'suspended')",
} as const

/** What looks like a text and is not one. */
const innocent = {
  'macro.tsx':
    'import { Trans, useLingui } from \'@lingui/react/macro\'\nexport function A() {\n  const { t } = useLingui()\n  return (\n    <p title={t`handicap`} className="row" role="note">\n      <Trans>suspended</Trans> · 2.10\n    </p>\n  )\n}',
  'codes.ts':
    "export type Status = 'open' | 'paused'\nexport const next = (status: Status): Status => (status === 'open' ? 'paused' : 'open')\nexport const key = ['events', 'today'] as const\nexport const wide = '@media (min-width: 740px)'",
} as const

let found: Map<string, number>

beforeAll(() => {
  copyFileSync('.oxlintrc.json', join(project, '.oxlintrc.json'))
  for (const name of ['node_modules', 'checks']) symlinkSync(resolve(name), join(project, name))
  mkdirSync(join(project, 'src'))
  for (const [name, text] of Object.entries({ ...planted, ...innocent })) {
    writeFileSync(join(project, 'src', name), `${text}\n`)
  }
  const oxlint = resolve('node_modules/.bin/oxlint')
  const { stdout } = spawnSync(oxlint, ['--quiet', '-f', 'json', 'src'], { cwd: project, encoding: 'utf8' })
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout)
  found = new Map()
  for (const { code, filename } of diagnostics) {
    if (!/no-unlocalized-strings|texts/.test(code)) continue
    const name = filename.slice(filename.lastIndexOf('/') + 1)
    found.set(name, (found.get(name) ?? 0) + 1)
  }
}, 120_000)
afterAll(() => rmSync(project, { recursive: true, force: true }))

describe('the lint rules for texts', () => {
  it.each(Object.keys(planted))('find the text planted in %s [I18N-01]', (name) => {
    expect(found.get(name) ?? 0).toBeGreaterThan(0)
  })

  it.each(Object.keys(innocent))('find nothing in %s [I18N-01]', (name) => {
    expect(found.get(name) ?? 0).toBe(0)
  })
})

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type RunningSandbox, startSandbox } from '#sandbox/start.ts'
import { depth, sampleOf, seed } from '#sandbox/testing/depth.ts'

import { type Group, groups, readCatalogue } from './catalogue/catalogue.ts'
import { conform } from './conform.ts'

const config = fileURLToPath(new URL('configs/sandbox.yaml', import.meta.url))
/** Of each group, in a run that is not deep; of those that depend on money most, more. */
const sample: Partial<Record<Group, number>> = { once: 8, bets: 8, prebook: 4 }
const otherwise = 3

describe('the sandbox', () => {
  let sandbox: RunningSandbox
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'slipway-conformance-'))
    sandbox = await startSandbox({
      port: 0,
      partnerPort: 0,
      data: join(folder, 'data'),
      dist: join(folder, 'dist'),
      everything: true,
      validateReplies: true,
      callbackTimeoutMs: 1_000,
    })
  })
  afterAll(async () => {
    await sandbox.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it(`keeps the contract [SRV-03] [SLIP-18] [SLIP-19] [PREBOOK-04] [LIVE-06] [LAUNCH-04] (${depth})`, async () => {
    const all = readCatalogue()
    const chosen = groups.flatMap((group) =>
      sampleOf(
        all.filter((each) => each.group === group),
        sample[group] ?? otherwise,
      ),
    )
    const secondary = sandbox.sandbox.servers.view().find(({ name }) => name === 'secondary')?.address ?? ''
    const said: string[] = []
    const code = await conform(
      [
        '--config',
        config,
        '--yes',
        '--seed',
        String(seed),
        '--reports',
        folder,
        ...chosen.flatMap(({ id }) => ['--only', id]),
      ],
      {
        say: (line) => said.push(line),
        ask: null,
        environment: {
          SANDBOX: sandbox.clientUrl,
          SANDBOX_CHANNELS: sandbox.clientUrl.replace('http', 'ws'),
          SANDBOX_SECONDARY: secondary.replace(/\/api$/, ''),
        },
      },
    )
    const last = said.join('\n')
    expect(last).toContain(`${chosen.length} passed, 0 failed, 0 not tried`)
    expect(code).toBe(0)
    const report: { cases: { state: string }[] } = JSON.parse(
      readFileSync(join(folder, 'report.json'), 'utf8'),
    )
    expect(new Set(report.cases.map(({ state }) => state))).toEqual(new Set(['passed']))
  })
})

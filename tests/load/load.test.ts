import { afterEach, describe, expect, it } from 'vitest'

import { startTestSandbox, type TestSandbox } from '#sandbox/testing/server.ts'

import { readBackEnd } from './books/backEnd.ts'
import { countOf } from './crew/figures.ts'
import { localHand } from './crew/hand.ts'
import { createLoad, type Load } from './load.ts'

let sandbox: TestSandbox | null = null
let load: Load | null = null

afterEach(async () => {
  await load?.close()
  await sandbox?.close()
})

/** Members in this process, before a sandbox over real sockets. */
async function open(options: Parameters<typeof startTestSandbox>[0] = {}) {
  sandbox = await startTestSandbox({ everything: true, ...options })
  const { clientUrl } = sandbox
  const backEnd = readBackEnd('tests/load/sandbox.yaml', {
    SANDBOX: clientUrl,
    SANDBOX_CHANNELS: clientUrl.replace('http', 'ws'),
  })
  load = createLoad({ backEnd, hands: [localHand(backEnd.config, 7)], launches: 100 })
  return { sandbox, load }
}

describe('twenty members of the real client before a real back end', () => {
  it('are told what the ledger says', async () => {
    const { load } = await open()
    expect(await load.launch(20)).toEqual({})
    await load.offerBookings()
    await load.figures()
    await load.pace(40)
    const counts: Record<string, number> = {}
    await expect
      .poll(async () => {
        const figures = await load.figures()
        for (const [name, count] of Object.entries(figures.counts)) counts[name] = (counts[name] ?? 0) + count
        console.log(
          JSON.stringify({ counts, r: figures.refusals, e: figures.errors, n: countOf(figures.answers) }),
        )
        return counts['bet.placed'] ?? 0
      })
      .toBeGreaterThan(60)
    const verdict = await load.judge()
    console.log(verdict)
    expect(verdict.wrongs).toEqual([])
  })
})

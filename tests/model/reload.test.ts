import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { drive } from './drive.ts'
import { reloadInvariant } from './invariants/reload.ts'
import { reload as machine, reloadModels } from './models/reload.ts'
import { replayAll } from './replay.ts'
import { unwalked } from './transitions.ts'

describe('reload, walked by its graph', () => {
  it('takes every transition, and a page that was reloaded reloads again only once it is believed to have helped [CHART-04] [ROUTE-06]', () => {
    const walked = new Set(
      Object.values(reloadModels).flatMap((model) => [...replayAll(model, reloadInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

describe('reload', () => {
  const start = (reloadedFor: string | null = null) =>
    drive(({ parent }) => createActor(machine, { input: { reloadedFor }, parent }))
  type Driven = ReturnType<typeof start>
  const value = ({ actor }: Driven) => actor.getSnapshot().value
  const fails = ({ actor }: Driven, script: string) => actor.send({ type: 'script.failed', script })
  const arrives = ({ actor }: Driven, script: string) => actor.send({ type: 'script.arrived', script })

  it('loads the page anew for a script that failed, once [ROUTE-06]', () => {
    const page = start()
    fails(page, 'Rules')
    expect(page.given('reloadPage')).toEqual({ script: 'Rules' })
    fails(page, 'Menu')
    expect(value(page)).toBe('reloading')
  })

  it('shows the fault where the page had been reloaded already, whichever script failed [ROUTE-06]', () => {
    for (const script of ['Rules', 'Menu']) {
      const page = start('Rules')
      fails(page, script)
      expect(page.actor.getSnapshot()).toMatchObject({ value: 'failed', context: { failed: script } })
      fails(page, script)
      expect(value(page)).toBe('failed')
    }
  })

  it('never reloads where it cannot be written down that it did [ROUTE-06]', () => {
    const page = start()
    fails(page, 'Rules')
    page.fail('reloadPage', new Error('nothing is kept'))
    expect(value(page)).toBe('failed')
  })

  it('keeps in mind that it reloaded for as long as that script has not come, and for 2 s after [ROUTE-06]', () => {
    const page = start('Rules')
    page.clock.increment(600_000)
    arrives(page, 'Menu')
    expect(value(page)).toBe('reloaded')
    arrives(page, 'Rules')
    page.clock.increment(1_999)
    expect(page.isRunning('forgetReload')).toBe(false)
    page.clock.increment(1)
    expect(page.isRunning('forgetReload')).toBe(true)
    fails(page, 'Menu')
    expect(value(page)).toBe('reloading')
  })

  it('shows the fault where another script fails in these 2 s [ROUTE-06]', () => {
    const page = start('Rules')
    arrives(page, 'Rules')
    page.clock.increment(1_999)
    fails(page, 'Menu')
    expect(value(page)).toBe('failed')
  })

  it('has recovered where the script comes after all, as by Retry [ROUTE-06]', () => {
    const page = start('Rules')
    fails(page, 'Rules')
    arrives(page, 'Rules')
    page.clock.increment(2_000)
    expect(value(page)).toBe('ready')
  })
})

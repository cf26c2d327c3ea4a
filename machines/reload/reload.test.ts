import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { drive } from '#tests/model/drive.ts'
import { replayAll } from '#tests/model/replay.ts'
import { createStory } from '#tests/model/story.ts'
import { unwalked } from '#tests/model/transitions.ts'

import { reloadMachine } from './machine.ts'
import { reloadInvariant } from './testing/invariants.ts'
import { reload as machine, reloadModels } from './testing/model.ts'

describe('reload, walked by its graph', () => {
  it('takes every transition, and a page that was reloaded reloads again only once it is believed to have helped [CHART-04] [ROUTE-06]', () => {
    const walked = new Set(
      Object.values(reloadModels).flatMap((model) => [...replayAll(model, reloadInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

const start = (reloadedFor: string | null = null) =>
  drive(({ parent }) => createActor(machine, { input: { reloadedFor }, parent }))

type Driven = ReturnType<typeof start>

const value = ({ actor }: Driven) => actor.getSnapshot().value

const fails = ({ actor }: Driven, script: string) => actor.send({ type: 'script.failed', script })

const arrives = ({ actor }: Driven, script: string) => actor.send({ type: 'script.arrived', script })

const failed = (script: string) => ({ type: 'script.failed', script })

describe('reload', () => {
  it('reloads the page for a script that failed, once [ROUTE-06]', () => {
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
    expect(value(page)).toBe('notReloaded')
  })

  it('stays where the page itself cannot be fetched, and tries again with each Retry that fails [ROUTE-06]', () => {
    const page = start()
    fails(page, 'Rules')
    page.fail('reloadPage', new Error('the page itself cannot be fetched'))
    expect(page.isRunning('reloadPage')).toBe(false)
    fails(page, 'Menu')
    expect(page.given('reloadPage')).toEqual({ script: 'Menu' })
  })

  it('has nothing to reload for once the script has come after all [ROUTE-06]', () => {
    const page = start()
    fails(page, 'Rules')
    page.fail('reloadPage', new Error('the page itself cannot be fetched'))
    arrives(page, 'Menu')
    expect(value(page)).toBe('notReloaded')
    arrives(page, 'Rules')
    expect(value(page)).toBe('ready')
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

  it('shows the fault again where the script fails once more in these 2 s, whether it had failed before or not [ROUTE-06]', () => {
    for (const before of [[], ['Rules']]) {
      const page = start('Rules')
      for (const script of before) fails(page, script)
      arrives(page, 'Rules')
      fails(page, 'Rules')
      expect(page.actor.getSnapshot()).toMatchObject({ value: 'failed', context: { failed: 'Rules' } })
      page.clock.increment(2_000)
      expect(value(page)).toBe('failed')
    }
  })

  it('has recovered where the script comes after all, as by Retry [ROUTE-06]', () => {
    const page = start('Rules')
    fails(page, 'Rules')
    arrives(page, 'Rules')
    page.clock.increment(2_000)
    expect(value(page)).toBe('ready')
  })
})

describe('the script that could not be loaded', () => {
  it('is null before one has failed [ROUTE-06]', () => {
    for (const reloadedFor of [null, 'Rules'])
      expect(start(reloadedFor).actor.getSnapshot().context).toEqual({ reloadedFor, failed: null })
  })

  it('is the one that failed last, which the member reads, also where that was after the awaited one had come [ROUTE-06]', () => {
    const page = start('Rules')
    page.actor.send({ type: 'script.arrived', script: 'Rules' })
    page.actor.send({ type: 'script.failed', script: 'Menu' })
    expect(page.actor.getSnapshot()).toMatchObject({ value: 'failed', context: { failed: 'Menu' } })
  })

  it('is still told where another script comes than the one that was reloaded for [ROUTE-06]', () => {
    const page = start('Rules')
    page.actor.send({ type: 'script.failed', script: 'Rules' })
    page.actor.send({ type: 'script.arrived', script: 'Menu' })
    expect(page.actor.getSnapshot()).toMatchObject({ value: 'failed', context: { failed: 'Rules' } })
  })
})

const begin = (reloadedFor: string | null) => createStory(reloadMachine, { reloadedFor })

const arrived = (script: string) => ({ type: 'script.arrived', script })

describe('all that is done about a script that cannot be loaded, and nothing besides', () => {
  it('is that the page is reloaded, once [ROUTE-06]', () => {
    const page = begin(null)
    page.says(failed('Menu'))
    page.says(failed('Rules'))
    page.fails('reloadPage')
    page.says(arrived('Menu'))
    expect(page.takeLines()).toEqual([
      'begins: goes to ready, starts forgetReload',
      'script.failed: goes to reloading, keeps failed "Menu", starts reloadPage, leaves forgetReload',
      'script.failed: stays',
      'reloadPage fails: goes to notReloaded, leaves reloadPage',
      'script.arrived: goes to ready, starts forgetReload',
    ])
  })

  it('is that it is tried again where it was not reloaded, and not for a script that is not missed [ROUTE-06]', () => {
    const page = begin(null)
    page.says(failed('Menu'))
    page.fails('reloadPage')
    page.says(arrived('Rules'))
    page.says(failed('Rules'))
    page.fails('reloadPage')
    expect(page.takeLines()).toEqual([
      'begins: goes to ready, starts forgetReload',
      'script.failed: goes to reloading, keeps failed "Menu", starts reloadPage, leaves forgetReload',
      'reloadPage fails: goes to notReloaded, leaves reloadPage',
      'script.arrived: stays',
      'script.failed: goes to reloading, keeps failed "Rules", starts reloadPage',
      'reloadPage fails: goes to notReloaded, leaves reloadPage',
    ])
  })

  it('is that the next failure is shown while it is not known whether the reload has helped [ROUTE-06]', () => {
    const page = begin('Menu')
    page.says(arrived('Rules'))
    page.says(arrived('Menu'))
    page.passes(1_999)
    page.says(failed('Rules'))
    page.says(arrived('Menu'))
    page.passes(1_999)
    page.passes(1)
    expect(page.takeLines()).toEqual([
      'begins: goes to reloaded, keeps reloadedFor "Menu"',
      'script.arrived: stays',
      'script.arrived: goes to settling',
      '1999 ms pass: stays',
      'script.failed: goes to failed, keeps failed "Rules"',
      'script.arrived: goes to settling',
      '1999 ms pass: stays',
      '1 ms pass: goes to ready, starts forgetReload',
    ])
  })
})

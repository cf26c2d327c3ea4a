import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { drive } from './drive.ts'
import { reload as machine } from './models/reload.ts'

const start = (reloadedFor: string | null) =>
  drive(({ parent }) => createActor(machine, { input: { reloadedFor }, parent }))

describe('the script that could not be had', () => {
  it('is none before one has failed [ROUTE-06]', () => {
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

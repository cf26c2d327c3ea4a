import { describe, expect, it } from 'vitest'

import { eventWords, transitionWords } from './eventWords.ts'

describe('the words of an event', () => {
  it.each([
    ['stake.typed', 'stake.typed'],
    ['', 'at once'],
    ['xstate.init', 'the start'],
    ['xstate.stop', 'the end'],
    ['xstate.after.recheckDelay.maintenance.up', 'after recheckDelay'],
    ['xstate.after.250.reload.starting', 'after 250 ms'],
    ['xstate.done.state.launch.waiting', 'when finished'],
    ['xstate.done.actor.exchangeLink', 'answer: exchangeLink'],
    ['xstate.error.actor.placement 1.2', 'failure: placement 1.2'],
    ['xstate.done.actor.*', 'answer: any actor'],
    ['xstate.snapshot.play', 'news: play'],
    ['xstate.done.actor.of two\nlines', 'answer: of two\nlines'],
    ['xstate.after.retry2.placement.asking', 'after retry2'],
    ['xstate.after.2ndDelay.placement.asking', 'after 2ndDelay'],
    ['told.xstate.after.retryDelay', 'told.xstate.after.retryDelay'],
    ['told.xstate.done.actor.exchangeLink', 'told.xstate.done.actor.exchangeLink'],
  ])('of %s are %s [CHART-02]', (type, words) => {
    expect(eventWords(type)).toBe(words)
  })

  it('are those of its transition, too [CHART-02]', () => {
    expect(transitionWords('reload.reloading --xstate.error.actor.reloadPage#0--> reload.notReloaded')).toBe(
      'reload.reloading --failure: reloadPage#0--> reload.notReloaded',
    )
    expect(
      transitionWords(
        'launch.waiting --xstate.after.launchTimeout.launch.waiting#0 [isLate]--> launch.timedOut',
      ),
    ).toBe('launch.waiting --after launchTimeout#0 [isLate]--> launch.timedOut')
    expect(transitionWords('reload.starting --always#0 [isReloaded]--> reload.reloaded')).toBe(
      'reload.starting --at once#0 [isReloaded]--> reload.reloaded',
    )
    expect(transitionWords('lamp.on --xstate.done.actor.of two\nlines#0--> lamp.off')).toBe(
      'lamp.on --answer: of two\nlines#0--> lamp.off',
    )
    expect(transitionWords('none of ours')).toBe('none of ours')
  })
})

import { describe, expect, it } from 'vitest'

import { reloadMachine } from '#machines/reload/machine.ts'

import { createStory } from './story.ts'

const begin = (reloadedFor: string | null) => createStory(reloadMachine, { reloadedFor })
const failed = (script: string) => ({ type: 'script.failed', script })
const arrived = (script: string) => ({ type: 'script.arrived', script })

describe('all that is done about a script that cannot be had, and nothing besides', () => {
  it('is that the page is loaded anew, once [ROUTE-06]', () => {
    const page = begin(null)
    page.says(failed('Menu'))
    page.says(failed('Rules'))
    page.fails('reloadPage')
    page.says(arrived('Menu'))
    expect(page.takeLines()).toEqual([
      'begins: goes to ready, starts forgetReload',
      'script.failed: goes to reloading, keeps failed "Menu", starts reloadPage, leaves forgetReload',
      'script.failed: stays',
      'reloadPage fails: goes to failed, leaves reloadPage',
      'script.arrived: stays',
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

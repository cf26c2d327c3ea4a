import { describe, expect, it } from 'vitest'

import { walkers } from '../harness/walks/walkers.ts'
import { pathsCommand } from './command.ts'
import { covered, fewest } from './cover/covered.ts'

const path = (...names: string[]) => ({ transitions: new Set(names) })

async function printed(...words: string[]): Promise<string> {
  const { text, isError } = await pathsCommand(['cover', ...words])
  expect(isError, text).toBe(false)
  return text
}

describe('the fewest paths', () => {
  it('take every transition that all of them take, and none is in vain [CHART-03]', () => {
    const [most, left, right] = [path('b', 'c', 'd'), path('a', 'b', 'c'), path('d', 'e')]
    expect(fewest([path('a'), most, left, right, path('e')])).toEqual([left, right])
    expect(fewest([path()])).toEqual([])
  })

  it('of each machine take what its walks take [CHART-03] [CHART-04]', () => {
    for (const { machine, paths, taken, left, transitions } of covered(null)) {
      const walks = Object.entries(walkers).find(([name]) => name === machine)?.[1]
      expect(taken, machine).toEqual(expect.arrayContaining([...(walks?.coverage.transitions.walked ?? [])]))
      expect(paths.length, machine).toBeLessThanOrEqual(walks?.paths.length ?? 0)
      expect(taken.length + left.flatMap((its) => its.transitions).length, machine).toBe(transitions)
    }
  })
})

describe('npm run paths -- cover', () => {
  it('counts for each machine what is walked, and says of the rest why it is not [CHART-03]', async () => {
    const text = await printed()
    expect(text).toMatch(/^machine +transitions +walked +elsewhere +by none +paths +steps$/m)
    expect(text).toMatch(/^orientation +6 +4 +0 +2 +1 +10$/m)
    expect(text).toContain(
      'left of session:\n  another tab renews it, and nothing is seen of that\n    active.token --token.refreshedElsewhere#0--> session.active.token.good\n',
    )
    // One without walks, and one of which other tests take something else.
    expect(text).toMatch(/^care +10 +0 +0 +10 +0 +0$/m)
    expect(text).toMatch(
      /left of care:\n +an interval takes its minutes, .*\n(.*\n)+? +reminded\.counting --interval\.passed#0--> care\.reminded\.due\n/,
    )
    expect(text).toMatch(/^maintenance +35 +29 +1 +5 +1 +42$/m)
    expect(text).toMatch(
      /left of maintenance:\n(.*\n)+? +underMaintenance --status\.arrived#0 \[isOn\]--> \(stays\) \(other browser tests take it\)\n/,
    )
  })

  it('lists the paths of one machine, step by step [CHART-03]', async () => {
    expect(await printed('orientation')).toMatch(
      /\n1\. a phone\n +0 +begin +device\.upright\|window\.framed\|page\.included\n +1 +turn it on its side +device\.sideways\|/,
    )
  })

  it('tells programs the same [CHART-03]', async () => {
    const [told] = JSON.parse(await printed('orientation', '--format', 'json'))
    expect(told).toMatchObject({ machine: 'orientation', transitions: 6, paths: [{ part: 'a phone' }] })
    expect(told.paths[0].steps[1]).toEqual({
      step: 'turn it on its side',
      state: 'device.sideways|window.framed|page.included',
    })
    expect(told.left).toEqual([
      expect.objectContaining({
        transitions: [
          'window.framed --fullscreen.entered#0--> orientation.window.fullscreen',
          'window.fullscreen --fullscreen.left#0--> orientation.window.framed',
        ],
        elsewhere: [],
      }),
    ])
  })

  it('prints a spec of these paths, by the steps that their walkers do [CHART-03]', async () => {
    const text = await printed('--format', 'playwright')
    expect(text.match(/^ {2}test\(/gm)).toHaveLength(covered(null).flatMap(({ paths }) => paths).length)
    expect(text).toContain(
      "    await walkers.orientation.walk({ page, sandbox, launched }, 'a phone', [\n      'begin', // device.upright|window.framed|page.included\n      'turn it on its side', //",
    )
  })

  it.each([
    [['care', '--format', 'playwright'], 'care is not walked in the browser.'],
    [['plcement'], 'There is no machine plcement. Did you mean placement?'],
    [['--to', 'decided'], 'cover goes with --format alone, and not with --to.'],
    [['--format', 'gherkin'], 'There is no format of cover gherkin.'],
  ])('says of %s what is wrong [CHART-03]', async (words, said) => {
    const { text, isError } = await pathsCommand(['cover', ...words])
    expect([isError, text]).toEqual([true, expect.stringContaining(said)])
  })
})

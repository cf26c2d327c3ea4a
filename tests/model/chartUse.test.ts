import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'

import { allMachines } from '#machines/all.ts'
import { chartOf } from '#machines/chart.ts'
import { wordsOf } from '#machines/chartWords.ts'
import { statesIn } from '#machines/transitionName.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The client's code, without its tests, and the code of the machines that is not part of a chart. */
const client = filesOf('src', (name) => /\.tsx?$/.test(name) && !/\.(test|gen)\.|^testing\//.test(name))
const besideCharts = filesOf('machines', (name) => name.endsWith('.ts') && !isOfChart(name))

function filesOf(folder: string, isWanted: (name: string) => boolean): string {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter(isWanted)
    .map((name) => readFileSync(`${root}${folder}/${name}`, 'utf8'))
    .join('\n')
}

/** The charts' own files, and what is drawn and tested of them, name every event, whether or not anybody sends it. */
function isOfChart(name: string): boolean {
  return (
    !name.includes('/') ||
    /(^|\/)(machine|types|setup|cancelling)\.ts$|\/(regions|setup|chart|testing)\/|\.test\.ts$/.test(name)
  )
}

function isNamed(name: string): boolean {
  return client.includes(`'${name}'`) || besideCharts.includes(`'${name}'`)
}

/** The names that a chart uses: in its config, in guards made of others, and in what an action waits for. */
function wordsUsedIn(machine: AnyStateMachine): ReadonlySet<string> {
  const { config, words } = chartOf(machine)
  const inGuards = Object.values(words.guards).flatMap((sentence) => sentence.split(/[ ()]+/))
  const waits = Object.values(words.actions).flatMap((effects) =>
    effects.flatMap((effect) => {
      if (effect.does === 'starts') return [effect.actor]
      return effect.does === 'raises' && effect.after !== undefined ? [effect.after] : []
    }),
  )
  return new Set([...stringsIn(config), ...inGuards, ...waits])
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  // The keys too: a wait is one.
  return [...Object.keys(value), ...Object.values(value).flatMap(stringsIn)]
}

/** What the machines raise, send to each other and emit to listeners. */
const told = Object.entries(allMachines).flatMap(([name, machine]) =>
  Object.values(wordsOf(machine).actions)
    .flat()
    .flatMap((effect) => ('event' in effect ? [{ machine: name, ...effect }] : [])),
)

function shownBy({ meta }: AnyStateNode): readonly unknown[] {
  const said: unknown = meta?.shownBy ?? []
  return Array.isArray(said) ? said : [said]
}

const charts = Object.entries(allMachines)

describe('a chart', () => {
  it.each(charts)('of %s says what each of its states is [CHART-01]', (_, machine) => {
    const leaves = statesIn(machine).filter(({ states }) => Object.keys(states).length === 0)
    expect(
      leaves.filter(({ description = '' }) => !/^.{10,}[.?]$/.test(description)).map(({ id }) => id),
    ).toEqual([])
  })

  it.each(charts)(
    'of %s names the part of the client that shows a state, where one does [CHART-01]',
    (_, machine) => {
      for (const state of statesIn(machine))
        for (const file of shownBy(state)) {
          expect(file).toMatch(/^src\/(features|screens|shell)\/.*\.tsx$/)
          expect(existsSync(`${root}${String(file)}`), `${state.id}: ${String(file)}`).toBe(true)
        }
    },
  )

  it.each(charts)('%s has no word that nothing in it uses [CHART-01]', (_, machine) => {
    const used = wordsUsedIn(machine)
    for (const kind of ['guards', 'actions', 'delays', 'actors'] as const)
      expect(Object.keys(machine.implementations[kind]).filter((name) => !used.has(name))).toEqual([])
  })

  it.each(charts)('of %s has no tag that the client does not ask for [CHART-01]', (_, machine) => {
    const tags = new Set(statesIn(machine).flatMap((state) => state.tags))
    for (const tag of tags) expect(client).toContain(`hasTag('${tag}')`)
  })

  it.each(charts)('of %s waits for no event that nobody sends [CHART-01]', (_, machine) => {
    const sent = new Set(told.map(({ event }) => event))
    const own = machine.events.filter((event) => !event.startsWith('xstate.'))
    expect(own.filter((event) => !sent.has(event) && !isNamed(event))).toEqual([])
  })

  it('tells nothing that nobody hears [CHART-01]', () => {
    const unheard = told.filter((effect) => {
      switch (effect.does) {
        case 'raises':
          return !eventsOf(effect.machine).has(effect.event)
        case 'emits':
          // By the client, or by other machines, which `watchConnectivity` passes it on to.
          return !isNamed(effect.event) && !isHeardByOthers(effect)
        case 'sends':
          // What a callback receives is of its own type; the compiler compares it.
          return effect.to in allMachines && !eventsOf(effect.to).has(effect.event)
      }
    })
    expect(unheard).toEqual([])
  })
})

function isHeardByOthers({ machine, event }: { readonly machine: string; readonly event: string }): boolean {
  return charts.some(([name, each]) => name !== machine && (each.events as readonly string[]).includes(event))
}

function eventsOf(machine: string): ReadonlySet<string> {
  return new Set(charts.flatMap(([name, each]) => (name === machine ? each.events : [])))
}

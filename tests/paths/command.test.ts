import { describe, expect, it } from 'vitest'

import { allMachines } from '#machines/all.ts'
import { slipModels } from '#machines/betSlip/testing/model.ts'
import { socketModels } from '#machines/socket/testing/model.ts'

import { generated } from '../model/chartCoverage/record.ts'
import { type AnyModel, graphOf } from '../model/graph.ts'
import { stateOf } from '../model/states.ts'
import { pathsCommand } from './command.ts'
import { isCalled } from './eventNames.ts'
import { simple } from './search.ts'

/** A line's words, as a shell reads them: a name with spaces stands in quotes. */
function wordsOf(line: string): string[] {
  return (line.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", ''))
}

/** What the command prints. @param line its words, with spaces between */
async function printed(line: string): Promise<string> {
  const { text, isError } = await pathsCommand(wordsOf(line))
  expect(isError, text).toBe(false)
  return text
}

async function refused(line: string): Promise<string> {
  const { text, isError } = await pathsCommand(wordsOf(line))
  expect(isError).toBe(true)
  return text
}

interface Told {
  readonly coverage: Record<'states' | 'transitions', { readonly walked: string[]; readonly left: string[] }>
  readonly bounds: readonly string[]
  readonly paths: readonly {
    readonly model: string
    readonly begins: string
    readonly way: readonly { readonly event: string }[]
    readonly steps: readonly { readonly event: string; readonly state: string }[]
  }[]
}

async function told(line: string): Promise<Told> {
  return JSON.parse(await printed(`${line} --format json`))
}

const eventsOf = ({ steps }: Told['paths'][number]): string[] => steps.map(({ event }) => event)

describe('npm run paths', () => {
  it('lists the machines where none is named [CHART-03]', async () => {
    const text = await printed('')
    for (const name of Object.keys(allMachines)) expect(text).toMatch(new RegExp(`^${name} `, 'm'))
  })

  it.each([
    ['plcement', 'There is no machine plcement. Did you mean placement?'],
    ['placement --to outcomUnknown', 'Did you mean outcomeUnknown?'],
    ['placement --to askin', 'Did you mean reconciling.asking?'],
    ['placement --from nowhere', 'There is no state of placement nowhere.'],
    ["placement --avoid 'no answr comes'", 'Did you mean no answer comes?'],
    ['placement --strategy shortset', 'Did you mean shortest?'],
    ['placement --format gherkn', 'Did you mean gherkin?'],
    ['placement --form table', 'Did you mean --from?'],
    ['placement --to', '--to wants a name after it.'],
    ['placement launch', 'One machine at a time: placement or launch?'],
    ['--to decided', 'Of which machine?'],
    ['placement --strategy events', 'wants --events A,B,C'],
    ['placement --strategy simple --events check.requested', '--events goes with --strategy events'],
    ['servers --to asking', 'asking is 2 states: choice.suspecting.asking, dropped.asking. Which?'],
    ['orientation --strategy simple', 'its simple paths do not end'],
    ['placement --to decided --via outcomUnknown', 'Did you mean outcomeUnknown?'],
    ['placement --to decided --via sending --strategy simple', '--via goes with --strategy shortest'],
    ['care --format playwright', 'care is not walked in the browser'],
    ['launch --strategy simple --format playwright', 'goes with --strategy shortest'],
    ['placement --from decided --to sending', 'No path of placement leads from decided to sending'],
  ])('says of "%s" what is wrong, and what there is [CHART-03]', async (line, words) => {
    expect(await refused(line)).toContain(words)
  })

  it('comes by states and events on the way, in their order [CHART-03]', async () => {
    const { paths } = await told("socket --to open --via 'waitingToReconnect, connection.lost, away'")
    expect(paths.length).toBeGreaterThan(0)
    for (const { begins, steps } of paths) {
      const states = steps.map(({ state }) => state.split('.')[0])
      const waits = states.indexOf('waitingToReconnect')
      const lost = steps.findIndex(({ event }, at) => at > waits && event === 'the network goes')
      expect(begins).toBe('open.connecting')
      expect([waits, lost]).not.toContain(-1)
      expect(states.indexOf('away', lost)).toBeGreaterThan(lost)
      expect(states.at(-1)).toBe('open')
    }
    const byUnknown = await told('placement --to decided --via outcomeUnknown')
    expect(byUnknown.paths.map((path) => [path.begins, ...eventsOf(path)])).toContainEqual([
      'outcomeUnknown',
      'check now',
      'asked: placed',
      'it is closed',
    ])
    // Without a state to go to: to each that comes after.
    const after = await told('placement --via outcomeUnknown')
    for (const { begins, steps } of after.paths)
      expect([begins, ...steps.map(({ state }) => state)]).toContain('outcomeUnknown')
  })

  it('tells the shortest path for each way into a state, through calls that end and waits that are over [CHART-03] [SLIP-18]', async () => {
    const { paths, coverage } = await told('placement --to outcomeUnknown')
    expect(paths.map(eventsOf)).toContainEqual(['the reply cannot be read'])
    expect(paths.map(eventsOf)).toContainEqual(['ten seconds pass'])
    expect(paths.map(eventsOf)).toContainEqual(['asked: never seen', 'sent again: a duplicate'])
    // It begins there in a tab that follows another's bet.
    expect(paths).toContainEqual(expect.objectContaining({ model: 'another tab’s bet', steps: [] }))
    for (const { steps, begins } of paths) expect(steps.at(-1)?.state ?? begins).toBe('outcomeUnknown')
    expect(coverage.states.walked).toContain('reconciling.resending')
    expect(coverage.transitions.walked.length + coverage.transitions.left.length).toBe(21)
    expect(coverage.transitions.left).toContain(
      'closing --xstate.error.actor.closeConfirmation#0--> placement.decided',
    )
  })

  it('tells a path to each state of a machine where none is named, and goes round what is to be avoided [CHART-03]', async () => {
    expect((await told('placement')).coverage.states.left).toEqual(['starting'])
    const { paths, coverage } = await told("placement --avoid askOutcome.done --avoid 'it is placed'")
    expect(coverage.states.left).toContain('reconciling.resending')
    const events = paths.flatMap(eventsOf)
    expect(events.filter((event) => event.startsWith('asked: '))).toEqual([])
    expect(events).toContain('it is refused')
  })

  it('begins where it is told to, and says how to come there [CHART-03]', async () => {
    const { paths } = await told('socket --from offline --to closedForGood')
    for (const { begins, way } of paths)
      expect([begins, way.at(-1)?.event]).toEqual(['offline', 'the network goes'])
    expect(paths.map(eventsOf)).toContainEqual(['the network is back', 'the server refuses the token'])
  })

  it('tells every path that is in no state twice, the shortest first [CHART-03]', async () => {
    const { paths, bounds } = await told('launch --to ready --strategy simple')
    expect(bounds).toEqual([])
    const ways = paths.map(eventsOf)
    expect(ways).toContainEqual(['exchangeLink is answered', 'loadMember is answered'])
    for (const { begins, steps } of paths) {
      const states = [begins, ...steps.map(({ state }) => state)]
      expect(new Set(states).size).toBe(states.length)
    }
  })

  it('says where it stops, where there are more paths than anybody reads [CHART-03]', () => {
    const graph = generated(() => graphOf(socketModels['the channel of the events']))
    const aim = { from: null, to: 'closedForGood' }
    const all = simple(graph, aim, stateOf)
    expect(all.bound).toBeNull()
    const some = simple(graph, aim, stateOf, { paths: 10, steps: 1_000 })
    expect(some).toMatchObject({ bound: 'the first 10 paths, the shortest; there may be more' })
    expect(some.paths).toEqual(all.paths.slice(0, 10))
    const few = simple(graph, aim, stateOf, { paths: 10, steps: 20 })
    expect(few.bound).toBe('what was found in 20 steps of search; there may be more')
  })

  it('says where events lead, whatever each call answers [CHART-03]', async () => {
    const { paths } = await told('placement --events placeBet.failed,check.requested,askOutcome.done')
    expect(new Set(paths.map(({ steps }) => steps.at(-1)?.state))).toEqual(
      new Set(['closing', 'reconciling.resending', 'outcomeUnknown']),
    )
    expect(await refused('placement --events placeBet.failed,retryDelay')).toContain('There is no event')
    expect(
      await refused('placement --events placeBet.failed,check.requested,closeConfirmation.done'),
    ).toContain('After placeBet.failed, check.requested closeConfirmation.done cannot happen; what can: ')
  })

  it('prints a table with what the paths cover by name [CHART-03]', async () => {
    const text = await printed('reload --to notReloaded')
    expect(text).toMatch(
      /^\d shortest paths? of reload to notReloaded\ncovered: states: \d of 7, transitions: \d+ of \d+$/m,
    )
    expect(text).toContain('    reloading --xstate.error.actor.reloadPage#0--> reload.notReloaded\n')
    expect(text).toMatch(
      / +1 +the rules do not come +reloading\n +2 +the page cannot be reloaded +notReloaded$/m,
    )
  })

  it('prints scenarios that say of each state what the chart says [CHART-03]', async () => {
    const text = await printed('placement --to closing --format gherkin')
    expect(text).toContain('Feature: shortest paths of placement to closing')
    expect(text).toMatch(
      /Given a bet confirmed now\n +And placement is in sending\n +When it is placed\n +Then placement is in closing\n +# The answer is known:/,
    )
  })

  it('tells steps by the names of their model, and finds them by those and by the chart’s [CHART-03]', async () => {
    const asked = [
      'a channel wants a token,the refresh is refused',
      'token.refreshRequested,refreshToken.failed',
    ]
    const [byStep, byChart] = await Promise.all(
      asked.map(async (events) => {
        const { text, isError } = await pathsCommand(['session', '--events', events])
        expect(isError, text).toBe(false)
        return text
      }),
    )
    expect(byStep).toMatch(
      / {3}1 +a channel wants a token +active\.identity\.member\|token\.refreshing\n +2 +the refresh is refused +expired$/m,
    )
    for (const step of ['the refresh is refused', 'the refresh is forbidden', 'the refresh gets no answer'])
      expect(byChart).toContain(step)
    expect(await printed('session --to forbidden --format gherkin')).toMatch(
      /When the refresh is forbidden\n +Then session is in forbidden\n/,
    )
    const { text } = await pathsCommand(['session', '--avoid', 'a channel wants a tokn'])
    expect(text).toContain('Did you mean a channel wants a token?')
  })

  it('names every step of the slip in words, and one thing alike in all its questions [CHART-03]', async () => {
    const names = new Map<string, Set<string>>()
    for (const { steps } of Object.values<AnyModel>(slipModels))
      for (const [name, step] of Object.entries(steps))
        if (typeof step !== 'function')
          names.set(JSON.stringify(step), (names.get(JSON.stringify(step)) ?? new Set()).add(name))
    expect(names.size).toBeGreaterThan(30)
    for (const alike of names.values()) expect([...alike]).toHaveLength(1)
    const { paths } = await generated(() => told('betSlip --to stakeMissing'))
    expect(paths.map(eventsOf)).toContainEqual([
      'the kept slip is read: a selection',
      'clear the stake',
      'place',
    ])
  })

  it('is asked for events by the words of chart and log, too [CHART-03]', () => {
    expect(
      isCalled(
        { step: 'the refresh is refused', type: 'xstate.error.actor.refreshToken' },
        'failure: refreshToken',
      ),
    ).toBe(true)
    expect(
      isCalled({ step: 'check now', type: 'xstate.after.retryDelay.placement' }, 'after retryDelay'),
    ).toBe(true)
    expect(isCalled({ step: 'check now', type: 'check.requested' }, 'after retryDelay')).toBe(false)
  })

  it('prints specs of what is walked in the browser, with the steps that its walker does [CHART-03]', async () => {
    const text = await printed('launch --to tokenExpired --format playwright')
    expect(text).toContain(
      "await walkers.launch.walk({ page, sandbox, launched }, 'a link', [\n      'exchangeLink says that it is over', // tokenExpired\n    ])",
    )
    expect(await refused('launch --to tokenExpired --format playwright --avoid rety')).toContain(
      'Did you mean retry?',
    )
  })

  it('finds paths of every machine [CHART-03]', async () => {
    await generated(async () => {
      for (const name of Object.keys(allMachines)) {
        if (name === 'betSlip') continue
        const { paths, coverage } = await told(name)
        expect(paths.length, name).toBeGreaterThan(0)
        expect(coverage.states.walked.length, name).toBeGreaterThan(coverage.states.left.length)
      }
    })
  })
})

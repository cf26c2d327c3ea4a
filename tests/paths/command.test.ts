import { describe, expect, it } from 'vitest'

import { allMachines } from '#machines/all.ts'

import { stateOf } from '../harness/walks/paths.ts'
import { generated } from '../model/chartCoverage/record.ts'
import { graphOf } from '../model/graph.ts'
import { socketModels } from '../model/models/socket.ts'
import { pathsCommand } from './command.ts'
import { eventNamer } from './eventNames.ts'
import { namedGraph, simple } from './search.ts'

/** What the command prints. @param line its words, with spaces between */
async function printed(line: string): Promise<string> {
  const { text, isError } = await pathsCommand(line === '' ? [] : line.split(' '))
  expect(isError, text).toBe(false)
  return text
}

async function refused(line: string): Promise<string> {
  const { text, isError } = await pathsCommand(line.split(' '))
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
    ['placement --avoid placeBet.fail', 'Did you mean placeBet.failed?'],
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
    ['reload --format playwright', 'reload is not walked in the browser'],
    ['launch --strategy simple --format playwright', 'goes with --strategy shortest'],
    ['placement --from decided --to sending', 'No path of placement leads decided to sending'],
  ])('says of "%s" what is wrong, and what there is [CHART-03]', async (line, words) => {
    expect(await refused(line)).toContain(words)
  })

  it('tells the shortest path for each way into a state, through calls that end and waits that are over [CHART-03] [SLIP-18]', async () => {
    const { paths, coverage } = await told('placement --to outcomeUnknown')
    expect(paths.map(eventsOf)).toContainEqual(['placeBet.failed:timedOut'])
    expect(paths.map(eventsOf)).toContainEqual(['after.placeTimeout'])
    expect(paths.map(eventsOf)).toContainEqual([
      'askOutcome.done:unseen',
      'resendBet.done:refused-duplicateTicket',
    ])
    // It begins there in a tab that follows another's bet.
    expect(paths).toContainEqual(expect.objectContaining({ model: "another tab's bet", steps: [] }))
    for (const { steps, begins } of paths) expect(steps.at(-1)?.state ?? begins).toBe('outcomeUnknown')
    expect(coverage.states.walked).toContain('reconciling.resending')
    expect(coverage.transitions.walked.length + coverage.transitions.left.length).toBe(25)
    expect(coverage.transitions.left).toContain(
      'closing --xstate.error.actor.closeConfirmation#0--> placement.decided',
    )
  })

  it('tells a path to each state of a machine where none is named, and goes round what is to be avoided [CHART-03]', async () => {
    expect((await told('placement')).coverage.states.left).toEqual(['starting'])
    const { paths, coverage } = await told('placement --avoid askOutcome.done --avoid placeBet.done:placed')
    expect(coverage.states.left).toContain('reconciling.resending')
    expect(paths.flatMap(eventsOf).filter((event) => event.startsWith('askOutcome.done'))).toEqual([])
    expect(paths.flatMap(eventsOf)).toContain('placeBet.done:refused-insufficientBalance')
  })

  it('begins where it is told to, and says how to come there [CHART-03]', async () => {
    const { paths } = await told('socket --from offline --to closedForGood')
    for (const { begins, way } of paths)
      expect([begins, way.at(-1)?.event]).toEqual(['offline', 'connection.lost'])
    expect(paths.map(eventsOf)).toContainEqual(['connection.cameBack', 'socket.closed:4401'])
  })

  it('tells every path that is in no state twice, the shortest first [CHART-03]', async () => {
    const { paths, bounds } = await told('launch --to ready --strategy simple')
    expect(bounds).toEqual([])
    const ways = paths.map(eventsOf)
    expect(ways).toContainEqual(
      ['exchangeLink.done', 'loadMember.done'].map((start) => expect.stringContaining(start)),
    )
    for (const { begins, steps } of paths) {
      const states = [begins, ...steps.map(({ state }) => state)]
      expect(new Set(states).size).toBe(states.length)
    }
  })

  it('says where it stops, where there are more paths than anybody reads [CHART-03]', () => {
    const graph = generated(() =>
      namedGraph(graphOf(socketModels['the channel of the events']), eventNamer(allMachines.socket)),
    )
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
    const { paths } = await told(
      'placement --events recordConfirmation.done,placeBet.failed,check.requested,askOutcome.done',
    )
    expect(new Set(paths.map(({ steps }) => steps.at(-1)?.state))).toEqual(
      new Set(['closing', 'reconciling.resending', 'outcomeUnknown']),
    )
    expect(await refused('placement --events recordConfirmation.done,retryDelay')).toContain(
      'There is no event',
    )
    expect(
      await refused('placement --events recordConfirmation.done,check.requested,closeConfirmation.done'),
    ).toContain(
      'After recordConfirmation.done, check.requested closeConfirmation.done cannot happen; what can: ',
    )
  })

  it('prints a table with what the paths cover by name [CHART-03]', async () => {
    const text = await printed('reload --to failed')
    expect(text).toMatch(
      /^\d shortest paths of reload to failed\ncovered: states: \d of 6, transitions: \d+ of \d+$/m,
    )
    expect(text).toContain('    reloading --xstate.error.actor.reloadPage#0--> reload.failed\n')
    expect(text).toMatch(
      / +1 +script\.failed:Rules +reloading\n +2 +reloadPage\.failed:nothing-is-kept +failed$/m,
    )
  })

  it('prints scenarios that say of each state what the chart says [CHART-03]', async () => {
    const text = await printed('placement --to closing --format gherkin')
    expect(text).toContain('Feature: shortest paths of placement to closing')
    expect(text).toMatch(
      /Given a bet written down already\n +And placement is in sending\n +When placeBet\.done:placed\n +Then placement is in closing\n +# The answer is known:/,
    )
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

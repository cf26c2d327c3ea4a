import { type Case } from '../catalogue/catalogue.ts'
import { matcherOf } from '../catalogue/matcher.ts'
import type { PlainStep, Step } from '../catalogue/steps.ts'
import { isSteering } from '../config/steering.ts'
import { mismatchOf } from '../expect/matching.ts'
import { milliseconds } from '../values/durations.ts'
import { CaseFault } from '../values/fill.ts'
import { isObject, type Json, type JsonObject, textOf } from '../values/json.ts'
import { at } from '../values/paths.ts'
import type { Chance } from '../values/random.ts'
import { NoReply } from '../wire/http.ts'
import type { BackEnd } from './backEnd.ts'
import type { Members } from './members.ts'
import { Failure, NotTried, type Outcome, type Result } from './outcome.ts'
import { filled, lineNamed, type Play, sessionNamed } from './play.ts'
import { collectStep } from './steps/collecting.ts'
import { findStep } from './steps/finding.ts'
import { launchStep, linkStep } from './steps/launching.ts'
import {
  closedStep,
  hearStep,
  lineProblem,
  openStep,
  risingStep,
  steadyStep,
  unheardStep,
} from './steps/listening.ts'
import { makeStep } from './steps/making.ts'
import { sendStep } from './steps/sending.ts'

const pollMs = 200

/** Plays a case from its first step to its last, and what it does at its end in any event. */
export async function playCase(
  theCase: Case,
  backEnd: BackEnd,
  members: Members,
  chance: Chance,
): Promise<Result> {
  const play: Play = {
    theCase,
    backEnd,
    members,
    chance,
    saved: new Map<string, Json>([
      ...Object.entries(theCase.values),
      ['origin', backEnd.config.origin ?? 'https://client.example'],
      ['publicToken', backEnd.config.signature?.publicToken ?? ''],
    ]),
    sessions: new Map(),
    lines: new Map(),
    exchanges: [],
  }
  const began = performance.now()
  const outcome = await outcomeOf(play)
  const notes = await cleanUp(play)
  return {
    id: theCase.id,
    outcome,
    ms: Math.round(performance.now() - began),
    exchanges: outcome.state === 'failed' ? play.exchanges.slice(-8) : [],
    notes,
  }
}

async function outcomeOf(play: Play): Promise<Outcome> {
  let place = 'before its first step'
  try {
    for (const kind of play.theCase.shared) await sessionNamed(play, kind)
    for (const [index, step] of play.theCase.steps.entries()) {
      place = `step ${index + 1} (${nameOf(step)})`
      await playStep(play, step)
    }
    place = 'what its channels received'
    const problem = lineProblem(play)
    if (problem !== null) throw problem
    return { state: 'passed' }
  } catch (error) {
    if (error instanceof NotTried) return { state: 'notTried', reason: error.message }
    if (error instanceof Failure)
      return { state: 'failed', step: place, expected: error.expected, came: error.came }
    if (error instanceof NoReply)
      return { state: 'failed', step: place, expected: 'a reply', came: error.message }
    if (error instanceof CaseFault || error instanceof TypeError || error instanceof SyntaxError)
      return {
        state: 'failed',
        step: place,
        expected: 'what the next steps of the case need',
        came: error.message,
      }
    throw error
  }
}

async function cleanUp(play: Play): Promise<string[]> {
  const notes: string[] = []
  for (const line of play.lines.values()) line.hangUp()
  for (const step of play.theCase.after) {
    try {
      await playStep(play, step)
    } catch (error) {
      // Where a case broke off early, what it would have ended was perhaps never begun.
      if (!(error instanceof CaseFault))
        notes.push(`${nameOf(step)}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return notes
}

async function playStep(play: Play, step: Step): Promise<void> {
  if (step.verb === 'wait') return waitFor(play, step.until, milliseconds(step.within))
  if (step.verb === 'together') {
    await play.backEnd.gate.room(step.together.length)
    const all = await Promise.allSettled(step.together.map((each) => playStep(play, each)))
    for (const each of all) if (each.status === 'rejected') throw each.reason
    return
  }
  await playPlain(play, step)
}

async function playPlain(play: Play, step: PlainStep): Promise<void> {
  switch (step.verb) {
    case 'call':
    case 'request':
      return sendStep(play, step)
    case 'launch':
      return launchStep(play, step)
    case 'link':
      return linkStep(play, step)
    case 'set':
      for (const [name, value] of Object.entries(step.set)) play.saved.set(name, filled(play, value))
      return
    case 'make':
      return makeStep(play, step)
    case 'find':
      return findStep(play, step)
    case 'collect':
      return collectStep(play, step)
    case 'steer':
      return steer(play, step.steer, filled(play, step.with))
    case 'open':
      return openStep(play, step)
    case 'hear':
      return hearStep(play, step)
    case 'unheard':
      return unheardStep(play, step)
    case 'send':
      lineNamed(play, step.line).send(textOf(filled(play, step.send)))
      return
    case 'closed':
      return closedStep(play, step)
    case 'hangUp':
      lineNamed(play, step.hangUp).hangUp()
      return
    case 'steady':
      return steadyStep(play, step)
    case 'rising':
      return risingStep(play, step)
    case 'pause':
      await new Promise((resolve) => setTimeout(resolve, milliseconds(step.pause)))
      return
    case 'check':
      return check(play, step.check)
    case 'only':
      return goOnOnly(play, step.only)
  }
}

async function steer(play: Play, name: string, values: Json): Promise<void> {
  if (!isSteering(name)) throw new CaseFault(`there is no steering ${name}`)
  const all: JsonObject = isObject(values) ? values : {}
  await play.backEnd.steer(name, all)
  play.exchanges.push({ step: `steer ${name}`, sent: play.backEnd.hidden(JSON.stringify(all)), came: 'done' })
}

async function waitFor(play: Play, step: Step, within: number): Promise<void> {
  const until = performance.now() + within
  for (;;) {
    const kept = play.exchanges.length
    try {
      await playStep(play, step)
      return
    } catch (error) {
      if (!(error instanceof Failure) || performance.now() >= until) throw error
      play.exchanges.length = kept
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    }
  }
}

type Checks = Extract<PlainStep, { verb: 'check' }>['check']

function check(play: Play, expected: Checks): void {
  for (const [path, wanted] of Object.entries(expected)) {
    const [, root = '', rest = ''] = /^\$(\w+)[.]?(.*)$/s.exec(path) ?? []
    const held = play.saved.get(root)
    if (held === undefined) throw new CaseFault(`nothing is saved as ${root}`)
    const wrong = mismatchOf(at(held, rest), matcherOf(wanted), play.saved, path)
    if (wrong !== null) throw new Failure(wrong.expected, play.backEnd.hidden(wrong.came))
  }
}

function goOnOnly(play: Play, expected: Checks): void {
  try {
    check(play, expected)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    throw new NotTried(`it needs ${error.expected}, and ${error.came} came`)
  }
}

/** What a step does, in few words. */
function nameOf(step: Step): string {
  if (step.verb === 'wait') return `wait for ${nameOf(step.until)}`
  if (step.verb === 'together')
    return `${step.together.length} at once: ${step.together.map(nameOf).join(', ')}`
  const what: Record<string, unknown> = { ...step }
  const named = what[step.verb]
  const as = 'as' in step && step.as !== undefined ? ` as ${step.as}` : ''
  return `${step.verb}${typeof named === 'string' ? ` ${named}` : ''}${as}`
}

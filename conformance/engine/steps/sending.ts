import type { ReplyExpected, SendingStep } from '../../catalogue/steps.ts'
import type { Operation } from '../../contract/operations.ts'
import { mismatch } from '../../expect/matching.ts'
import { CaseFault } from '../../values/fill.ts'
import { isObject, type Json, type JsonObject, shown } from '../../values/json.ts'
import { NoReply, type Reply } from '../../wire/http.ts'
import { signing } from '../members.ts'
import { Failure } from '../outcome.ts'
import { filled, type Play, sessionNamed } from '../play.ts'
import { guardStake } from './stake.ts'

interface Prepared {
  method: string
  url: string
  headers: Record<string, string>
  body: string | null
  /** The call of the contract that it is, if it is one. */
  operation: Operation | null
  hangUp: boolean
}

/** Sends a call or a request, compares the reply with what is expected, and saves it. */
export async function sendStep(play: Play, step: SendingStep): Promise<void> {
  const request = await prepared(play, step)
  guardStake(play.backEnd, request)
  const name = request.operation?.operationId ?? `${request.method} ${request.url}`
  const sent = `${request.method} ${request.url}${request.body === null ? '' : `\n${request.body.slice(0, 2_000)}`}`
  try {
    const reply = await play.backEnd.send(request)
    note(play, name, sent, reply)
    saveReply(play, step.save, reply, request.body)
    expectReply(play, name, request.operation, reply, step.expect)
  } catch (error) {
    if (!(error instanceof NoReply)) throw error
    play.exchanges.push({ step: name, sent: play.backEnd.hidden(sent), came: error.message })
    if (step.expect.noReply !== true) throw new Failure(`a reply to ${name}`, error.message)
    if (step.save !== undefined) play.saved.set(step.save, { sent: request.body ?? '' })
  }
}

/** Notes what was sent and what came, for the report. */
export function note(play: Play, step: string, sent: string, reply: Reply): void {
  const came = `${reply.status}${reply.headers['x-unique-replayed'] === undefined ? '' : ' (replayed)'} ${reply.text.slice(0, 2_000)}`
  play.exchanges.push({ step, sent: play.backEnd.hidden(sent), came: play.backEnd.hidden(came) })
}

/** Keeps a reply for the steps that follow. */
export function saveReply(play: Play, name: string | undefined, reply: Reply, sent: string | null): void {
  if (name === undefined) return
  const { status, headers, text, body, ms } = reply
  play.saved.set(name, {
    status,
    headers,
    text,
    ms: Math.round(ms),
    sent: sent ?? '',
    ...(body === undefined ? {} : { body }),
  })
}

/** @throws Failure for a reply that is not as expected, or not as the contract has it */
export function expectReply(
  play: Play,
  name: string,
  operation: Operation | null,
  reply: Reply,
  expected: ReplyExpected,
): void {
  if (expected.noReply === true) throw new Failure(`no reply to ${name}`, String(reply.status))
  const statuses = statusesOf(filled(play, expected.status ?? null), operation)
  if (!statuses.includes(reply.status))
    throw new Failure(
      `${name} to be answered with ${statuses.join(' or ')}`,
      `${reply.status} ${play.backEnd.hidden(shown(reply.body ?? reply.text, 600))}`,
    )
  const problems = contractProblems(play, operation, reply, expected.schema)
  if (problems.length > 0)
    throw new Failure(
      `the reply of ${name} to meet the contract`,
      play.backEnd.hidden(problems.slice(0, 5).join('\n')),
    )
  if (expected.text !== undefined && reply.text !== filled(play, expected.text))
    throw new Failure(
      `the reply of ${name} to be, byte for byte, ${shown(filled(play, expected.text))}`,
      shown(reply.text),
    )
  const headers: JsonObject = { ...reply.headers }
  const lowered = Object.fromEntries(
    Object.entries(expected.headers ?? {}).map(([key, value]) => [`${key.toLowerCase()}`, value]),
  )
  const wrong =
    mismatch(headers, lowered, play.saved, '') ?? mismatch(reply.body, expected.body ?? {}, play.saved, '')
  if (wrong !== null)
    throw new Failure(`in the reply of ${name}, ${wrong.expected}`, play.backEnd.hidden(wrong.came))
}

function contractProblems(
  { backEnd: { contract } }: Play,
  operation: Operation | null,
  reply: Reply,
  schema: ReplyExpected['schema'],
): string[] {
  if (schema === false) return []
  if (typeof schema === 'string') return contract.schemaProblems(schema, reply.body)
  if (operation === null) return []
  return contract.replyProblems(operation, reply.status, reply.body)
}

function statusesOf(wanted: Json, operation: Operation | null): number[] {
  if (typeof wanted === 'number') return [wanted]
  if (Array.isArray(wanted)) return wanted.map(Number)
  if (wanted !== null) throw new CaseFault(`${shown(wanted)} is no status`)
  const good = [...(operation?.replies.keys() ?? [])]
    .map(Number)
    .filter((status) => status >= 200 && status < 300)
  return good.length === 0 ? [200] : good
}

async function prepared(play: Play, step: SendingStep): Promise<Prepared> {
  const { backEnd } = play
  const session = step.as === undefined ? null : await sessionNamed(play, String(filled(play, step.as)))
  const token =
    step.token === undefined
      ? (session?.token ?? null)
      : step.token === null
        ? null
        : String(filled(play, step.token))
  const body = bodyOf(play, step)
  const place = step.at ?? 'primary'
  const base =
    step.verb === 'request'
      ? {
          ...rawTarget(play, step.request),
          base: backEnd.address('main', place),
          operation: null,
          headers: {},
        }
      : callTarget(play, step.call, filled(play, step.with), place)
  const { operation } = base
  const type = step.contentType ?? (body === null ? null : (operation?.contentType ?? 'application/json'))
  const isSigned = (operation?.isSigned ?? false) && step.signed !== false
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...(type === null ? {} : { 'content-type': type }),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(isSigned ? signing(backEnd) : {}),
    ...base.headers,
  }
  for (const [name, value] of Object.entries(step.headers ?? {})) {
    const text = value === null ? null : filled(play, value)
    if (text === null) delete headers[name.toLowerCase()]
    else headers[name.toLowerCase()] = typeof text === 'string' ? text : JSON.stringify(text)
  }
  return {
    method: base.method,
    url: `${base.base}${base.path}`,
    headers,
    body,
    operation: operation ?? placingAt(play, base.method, base.path),
    hangUp: step.hangUp ?? false,
  }
}

/** A raw request to where bets are placed is a bet too: its stake is guarded the same. */
function placingAt({ backEnd }: Play, method: string, path: string): Operation | null {
  return (
    [...backEnd.contract.operations.values()].find(
      (each) => each.method === method && each.path === path && each.parameters.has('X-UNIQUE'),
    ) ?? null
  )
}

function bodyOf(play: Play, step: SendingStep): string | null {
  if (step.text !== undefined) return String(filled(play, step.text))
  return step.body === undefined || step.body === '$absent' ? null : JSON.stringify(filled(play, step.body))
}

function rawTarget(play: Play, request: string): { method: string; path: string } {
  const [method = 'GET', ...rest] = String(filled(play, request)).split(' ')
  return { method, path: rest.join('%20') }
}

function callTarget(play: Play, call: string, values: Json, place: 'primary' | 'secondary') {
  const operationId = String(filled(play, call))
  const operation = play.backEnd.contract.operations.get(operationId)
  if (operation === undefined) throw new CaseFault(`the contract has no call ${operationId}`)
  const query = new URLSearchParams()
  const headers: Record<string, string> = {}
  let { path } = operation
  for (const [name, value] of Object.entries(isObject(values) ? values : {})) {
    const texts = (Array.isArray(value) ? value : [value]).map((each) =>
      typeof each === 'string' ? each : JSON.stringify(each),
    )
    const where = operation.parameters.get(name)
    if (where === 'path') path = path.replace(`{${name}}`, encodeURIComponent(texts.join(',')))
    else if (where === 'header') headers[name.toLowerCase()] = texts.join(', ')
    else for (const text of texts) query.append(name, text)
  }
  const search = query.toString()
  return {
    method: operation.method,
    base: play.backEnd.address(operation.server, place),
    path: `${path}${search === '' ? '' : `?${search}`}`,
    operation,
    headers,
  }
}

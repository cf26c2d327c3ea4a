import type { StepOf } from '../../catalogue/steps.ts'
import { isMemberKind } from '../../config/kinds.ts'
import { CaseFault } from '../../values/fill.ts'
import { isObject, type JsonObject } from '../../values/json.ts'
import { NoReply } from '../../wire/http.ts'
import { sessionOf } from '../members.ts'
import { Failure } from '../outcome.ts'
import { filled, type Play } from '../play.ts'
import { expectReply, note, saveReply } from './sending.ts'

/** Gets a launch link and keeps it for later. */
export async function linkStep(play: Play, step: StepOf<'link'>): Promise<void> {
  play.saved.set(step.save, await play.members.link(kindOf(play, step.link)))
}

/** Exchanges a link for a session, which `as` can name from then on. */
export async function launchStep(play: Play, step: StepOf<'launch'>): Promise<void> {
  const operation = play.backEnd.contract.operations.get('launchGame') ?? null
  const link =
    step.again === undefined ? await play.members.link(kindOf(play, step.launch)) : kept(play, step.again)
  const changes = filled(play, step.with)
  const body: JsonObject = Object.fromEntries(
    Object.entries({ ...link, ...(isObject(changes) ? changes : {}) }).filter(
      ([name]) => !step.without.includes(name),
    ),
  )
  const name = `launchGame of ${step.launch}`
  const sent = `POST ${play.backEnd.config.addresses.api}/game-launch/\n${JSON.stringify(body)}`
  try {
    const reply = await play.members.launch(body, step.signed !== false)
    const session = sessionOf(play.backEnd, body, reply)
    note(play, name, sent, reply)
    if (step.save !== undefined) {
      saveReply(play, step.save, reply, null)
      if (session !== null) {
        play.sessions.set(step.save, session)
        play.saved.set(step.save, { ...session.saved, status: reply.status, body: reply.body ?? null })
      }
    }
    expectReply(play, name, operation, reply, step.expect)
  } catch (error) {
    if (error instanceof NoReply) throw new Failure(`a reply to ${name}`, error.message)
    throw error
  }
}

function kindOf(play: Play, name: string) {
  const kind = String(filled(play, name))
  if (!isMemberKind(kind)) throw new CaseFault(`there is no kind of member ${kind}`)
  return kind
}

function kept(play: Play, name: string): JsonObject {
  const link = play.saved.get(name)
  if (!isObject(link)) throw new CaseFault(`no launch link is saved as ${name}`)
  return link
}

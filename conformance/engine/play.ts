import type { Case } from '../catalogue/catalogue.ts'
import { isMemberKind } from '../config/kinds.ts'
import { CaseFault, fill, type Saved } from '../values/fill.ts'
import type { Json } from '../values/json.ts'
import type { Chance } from '../values/random.ts'
import type { Line } from '../wire/lines.ts'
import type { BackEnd } from './backEnd.ts'
import type { Members, Session } from './members.ts'
import type { Exchange } from './outcome.ts'

/** A case as it is played. */
export interface Play {
  theCase: Case
  backEnd: BackEnd
  members: Members
  chance: Chance
  saved: Saved
  /** Sessions of its own, by the names under which they were saved. */
  sessions: Map<string, Session>
  lines: Map<string, Line>
  exchanges: Exchange[]
}

/** A value of the case with what was saved put in. */
export function filled(play: Play, value: Json): Json {
  return fill(value, play.saved)
}

/** Who a step calls as: a session of the case, or the shared one of a kind. */
export async function sessionNamed(play: Play, name: string): Promise<Session> {
  const own = play.sessions.get(name)
  if (own !== undefined) return own
  if (!isMemberKind(name)) throw new CaseFault(`there is no session ${name}`)
  const session = await play.members.shared(name)
  play.saved.set(name, session.saved)
  return session
}

/** A line of the case. @throws CaseFault if none was opened under the name */
export function lineNamed(play: Play, name: string): Line {
  const line = play.lines.get(name)
  if (line === undefined) throw new CaseFault(`no line ${name} is open`)
  return line
}

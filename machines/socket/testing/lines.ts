import { createActor } from 'xstate'

import { drive } from '#tests/model/drive.ts'
import { createStory, type Story } from '#tests/model/story.ts'

import { socketMachine } from '../machine.ts'
import { socket as machine, socketInput } from './model.ts'

/** A channel that runs, with what it started in the test's hands. */
export const start = (given = socketInput) =>
  drive(({ parent }) => createActor(machine, { input: given, parent }))

/** One whose line is open. */
export const live = (given = socketInput) => {
  const socket = start(given)
  socket.actor.send({ type: 'socket.opened' })
  return socket
}

/** What it is in, and what it keeps. */
export const shown = ({ actor }: ReturnType<typeof start>) => actor.getSnapshot()

/** A channel whose story is told from its beginning. */
export const begin = (): Story => createStory(socketMachine, socketInput)

/** The same, told from after these events. */
export function after(...types: readonly string[]): Story {
  const line = begin()
  for (const type of types) line.says({ type })
  line.takeLines()
  return line
}

/** Told from after its line was opened. */
export const liveLine = (): Story => after('socket.opened')

/** Told from after its line was opened and cut. */
export const cutLine = (): Story => {
  const line = liveLine()
  line.says({ type: 'socket.closed', code: 1006 })
  line.takeLines()
  return line
}

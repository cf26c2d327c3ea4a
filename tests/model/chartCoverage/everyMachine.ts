import { type InspectionEvent, StateMachine, toObserver } from 'xstate'

import { record } from './record.ts'

let stop: (() => void) | null = null

/**
 * Has `record` inspect every machine that is made from here on, also by `provide`, whatever creates its actor
 * and in any system.
 * @returns what ends it
 */
export function recordEveryMachine(): () => void {
  if (stop !== null) return stop
  const { prototype } = StateMachine
  const { getInitialSnapshot, restoreSnapshot } = prototype
  prototype.getInitialSnapshot = function getRecorded(scope, input) {
    listenTo(scope.system)
    return getInitialSnapshot.call(this, scope, input)
  }
  prototype.restoreSnapshot = function restoreRecorded(snapshot, scope) {
    listenTo(scope.system)
    return restoreSnapshot.call(this, snapshot, scope)
  }
  stop = () => {
    Object.assign(prototype, { getInitialSnapshot, restoreSnapshot })
    stop = null
  }
  return stop
}

interface System {
  inspect: (observer: ReturnType<typeof toObserver<InspectionEvent>>) => unknown
}

const heard = new WeakSet<System>()

function listenTo(system: System): void {
  if (heard.has(system)) return
  heard.add(system)
  system.inspect(toObserver(record))
}

import { type InspectionEvent, StateMachine, toObserver } from 'xstate'

import { record } from './record.ts'

let isOn = false

/** Has `record` hear every machine that begins from here on, whoever creates it and in whatever system of actors. */
export function recordEveryMachine(): void {
  if (isOn) return
  isOn = true
  const { getInitialSnapshot, restoreSnapshot } = StateMachine.prototype
  StateMachine.prototype.getInitialSnapshot = function getRecorded(scope, input) {
    listenTo(scope.system)
    return getInitialSnapshot.call(this, scope, input)
  }
  StateMachine.prototype.restoreSnapshot = function restoreRecorded(snapshot, scope) {
    listenTo(scope.system)
    return restoreSnapshot.call(this, snapshot, scope)
  }
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

/** The longest message a client takes is 262,144 characters; ours stay well below. */
const maxCharacters = 200_000
const maxUpdates = 200

/**
 * Messages of market updates, each within the contract's limits.
 * @param updates the updates as JSON text, made once for all channels
 */
export function updateMessages(room: string, updates: readonly string[], realNow: number): string[] {
  const messages: string[] = []
  let part: string[] = []
  let length = 0
  const finish = (): void => {
    if (part.length === 0) return
    const data = part.join(',')
    messages.push(
      `{"room":${JSON.stringify(room)},"event":"gameclient-updates","data":[${data}],"timestamp":${realNow}}`,
    )
    part = []
    length = 0
  }
  for (const update of updates) {
    if (part.length === maxUpdates || length + update.length > maxCharacters) finish()
    part.push(update)
    length += update.length
  }
  finish()
  return messages
}

/** A message of the channels' common form. */
export function message(room: string, event: string, data: unknown, realNow: number): string {
  return JSON.stringify({ room, event, data, timestamp: realNow })
}

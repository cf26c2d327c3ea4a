/** A control call that cannot be done, with the status and the reason to answer. */
export class ControlError extends Error {
  override name = 'ControlError'
  readonly status: number

  constructor(status: number, reason: string) {
    super(reason)
    this.status = status
  }
}

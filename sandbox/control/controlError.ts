/** A control call that cannot be carried out, with the status and the reason for the answer. */
export class ControlError extends Error {
  override name = 'ControlError'
  readonly status: number

  constructor(status: number, reason: string) {
    super(reason)
    this.status = status
  }
}

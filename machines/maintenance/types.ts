/** What the server says of maintenance, in a notice or as the status. Times are UTC milliseconds. */
export interface Maintenance {
  readonly isOn: boolean
  readonly from: number | null
  readonly to: number | null
}

/** The same, with when it was said, by the server's clock: the machine has none of its own. */
export interface MaintenanceStatus extends Maintenance {
  readonly at: number
}

export interface MaintenanceInput {
  /** In [0, 1): spreads the clients' questions and their return. */
  readonly random: number
}

export interface MaintenanceContext extends MaintenanceInput {
  /** What was said last. */
  readonly status: MaintenanceStatus
}

export type MaintenanceEvent =
  /** A notice on a channel, or what the settings of a launch say [LIVE-12]. */
  | { readonly type: 'status.arrived'; readonly status: MaintenanceStatus }
  /** A call was answered 503, or a channel closed with 4503: maintenance may be why. */
  | { readonly type: 'service.refused' }
  /** A reload [ROUTE-09], a channel that was away and may have missed a notice, or the member who does not want to wait. */
  | { readonly type: 'check.requested' }
  | { readonly type: 'connection.cameBack' }
  | { readonly type: 'page.returned' }
  | { readonly type: 'page.woke' }

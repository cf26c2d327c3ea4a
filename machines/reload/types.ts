export interface ReloadInput {
  /** The script for which this page was reloaded; null if it was not. */
  readonly reloadedFor: string | null
}

export interface ReloadContext extends ReloadInput {
  /** The last script that could not be loaded. */
  readonly failed: string | null
}

export type ReloadEvent =
  /** What the member wants to see has no code: the script failed, or took longer than 120 s. */
  | { readonly type: 'script.failed'; readonly script: string }
  | { readonly type: 'script.arrived'; readonly script: string }

export interface ReloadInput {
  /** The script for whose sake this page was loaded anew; null where it was not. */
  readonly reloadedFor: string | null
}

export interface ReloadContext extends ReloadInput {
  /** The script that could not be had last. */
  readonly failed: string | null
}

export type ReloadEvent =
  /** What the member wants to see has no code: the script failed, or took longer than 120 s. */
  | { readonly type: 'script.failed'; readonly script: string }
  | { readonly type: 'script.arrived'; readonly script: string }

/** What may go wrong between a client and its server, each at the place where it really happens: on the line, or in what answers. */
export const faults = [
  /** The line is cut before the server has the request. */
  'dropRequest',
  /** The server has done it, and the line is cut before its reply. */
  'dropReply',
  'delay',
  '500',
  '502',
  '503',
  '401',
  '403',
  /** The server has done it, and what comes is no JSON. */
  'garbage',
  /** The server has done it, and its reply breaks off half-way. */
  'truncated',
  /** Something on the way sends it twice. */
  'duplicate',
  /** What was sent later is there first. */
  'reordered',
  /** The line stays open, and nothing comes. */
  'halfOpen',
] as const
export type Fault = (typeof faults)[number]

import { readDataBlock } from './dataBlock.ts'

/** Where the servers are, as the page names them [SRV-01]: addresses, or paths on the page's own origin. */
export interface NamedServers {
  /** Families of the main servers, each with its mirrors, the most preferred first. */
  readonly primary?: readonly string[]
  readonly secondary?: readonly string[]
  readonly miniGames?: string
  readonly maintenance?: string
  readonly assets?: string
  /** Hosts of the channels, the most preferred first; without them channels go where calls go. */
  readonly sockets?: readonly string[]
}

/**
 * Reads which servers `index.html` names: the build puts the entry of its environment there (`servers.json`), and the
 * page's server may put others. A page without it has all servers on its own origin.
 */
export function readNamedServers(document: Pick<Document, 'getElementById'>): NamedServers {
  const text = readDataBlock(document, 'servers')
  if (text === null) return {}
  try {
    const named: unknown = JSON.parse(text)
    // Of the same file as the scripts that read it: nobody who can change the one cannot change the others.
    return named instanceof Object ? named : {}
  } catch {
    return {}
  }
}

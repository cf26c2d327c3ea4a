import type { MiniGameWords } from './language.ts'

export const es: MiniGameWords = {
  games: { card: 'Dragón Tigre', roulette: 'Ruleta', fishPrawnCrab: 'Pez Camarón Cangrejo' },
  selections: {
    dragon: 'Dragón',
    tiger: 'Tigre',
    tie: 'Empate',
    red: 'Rojo',
    black: 'Negro',
    green: 'Verde',
    odd: 'Impar',
    even: 'Par',
    low: '1 a 18',
    high: '19 a 36',
    dozen1: '1 a 12',
    dozen2: '13 a 24',
    dozen3: '25 a 36',
    fish: 'Pez',
    prawn: 'Camarón',
    crab: 'Cangrejo',
    rooster: 'Gallo',
    gourd: 'Calabaza',
    coin: 'Moneda',
    triple: 'Cualquier triple',
  },
  straight: 'Un número',
  dice: ['Una figura en un dado', 'Una figura en dos dados', 'Una figura en tres dados'],
  half: 'Dragón o Tigre en caso de empate',
  help: {
    card: [
      'Dragón y Tigre reciben una carta cada uno de la misma baraja. Gana la carta más alta.',
      'El as es la carta más baja y el rey, la más alta. Los palos no cuentan.',
      'En caso de empate, la apuesta a Empate gana y se devuelve la mitad de cada apuesta a Dragón o Tigre.',
      'Una ronda dura 60 segundos. Se admiten apuestas hasta 10 segundos antes de su final.',
    ],
    roulette: [
      'La bola cae en una de las casillas del 0 al 36. La apuesta a su número gana.',
      'Las apuestas a color, par o impar o rango ganan con todos sus números. El cero no está en ninguno.',
      'Una ronda dura 60 segundos. Se admiten apuestas hasta 10 segundos antes de su final.',
    ],
    fishPrawnCrab: [
      'Cada uno de los tres dados muestra pez, camarón, cangrejo, gallo, calabaza o moneda.',
      'Una figura paga más con cada dado que la muestra. Cualquier triple gana si los tres dados coinciden.',
      'Una ronda dura 60 segundos. Se admiten apuestas hasta 10 segundos antes de su final.',
    ],
  },
}

import type { MiniGameWords } from './language.ts'

export const pt: MiniGameWords = {
  games: { card: 'Dragon Tiger', roulette: 'Roleta', fishPrawnCrab: 'Peixe Camarão Caranguejo' },
  selections: {
    dragon: 'Dragão',
    tiger: 'Tigre',
    tie: 'Empate',
    red: 'Vermelho',
    black: 'Preto',
    green: 'Verde',
    odd: 'Ímpar',
    even: 'Par',
    low: '1 a 18',
    high: '19 a 36',
    dozen1: '1 a 12',
    dozen2: '13 a 24',
    dozen3: '25 a 36',
    fish: 'Peixe',
    prawn: 'Camarão',
    crab: 'Caranguejo',
    rooster: 'Galo',
    gourd: 'Cabaça',
    coin: 'Moeda',
    triple: 'Qualquer triplo',
  },
  straight: 'Um número',
  dice: ['Uma figura em um dado', 'Uma figura em dois dados', 'Uma figura em três dados'],
  half: 'Dragão ou Tigre em caso de empate',
  help: {
    card: [
      'Dragão e Tigre recebem uma carta cada, do mesmo baralho. A carta mais alta vence.',
      'O ás é a carta mais baixa e o rei, a mais alta. Os naipes não contam.',
      'Em caso de empate, a aposta em Empate ganha, e metade de cada aposta em Dragão ou Tigre é devolvida.',
      'Uma rodada dura 60 segundos. As apostas são aceitas até 10 segundos antes do fim.',
    ],
    roulette: [
      'A bola cai em uma das casas de 0 a 36. A aposta no número da casa ganha.',
      'Apostas em cor, ímpar, par ou intervalo ganham com todos os seus números. O zero não está em nenhuma.',
      'Uma rodada dura 60 segundos. As apostas são aceitas até 10 segundos antes do fim.',
    ],
    fishPrawnCrab: [
      'Cada um dos três dados mostra um peixe, um camarão, um caranguejo, um galo, uma cabaça ou uma moeda.',
      'Uma figura paga mais a cada dado que a mostra. Qualquer triplo ganha se os três mostram a mesma.',
      'Uma rodada dura 60 segundos. As apostas são aceitas até 10 segundos antes do fim.',
    ],
  },
}

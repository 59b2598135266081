/** Drawn sample pictures, as SVG; what a person uploads goes another way. */
const scene = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
const rect = (fill: string, height = 860) => `<rect width="600" height="${height}" fill="${fill}"/>`;
const stars = [
  [70, 90],
  [180, 60],
  [300, 120],
  [430, 70],
  [530, 150],
  [120, 210],
  [250, 250],
  [500, 280],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="#f4e6bf"/>`)
  .join("");

/** A road of lanterns that climbs to a pass. */
const lanternRoad = scene(
  600,
  860,
  `${rect("#16233b")}<rect y="430" width="600" height="430" fill="#23395a"/>${stars}
<path d="M0 520L150 330 270 470 400 270 600 500V860H0z" fill="#1b2d4a"/><path d="M0 640L180 520 330 610 470 500 600 600V860H0z" fill="#122038"/>
<path d="M250 860C420 760 200 700 330 640 420 600 360 560 395 500" fill="none" stroke="#c9a35b" stroke-width="26" stroke-linecap="round" opacity=".55"/>
${[
  [268, 800],
  [352, 735],
  [262, 690],
  [352, 640],
  [402, 580],
]
  .map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="44" fill="#f7b64a" opacity=".18"/><circle cx="${x}" cy="${y}" r="18" fill="#f9c765" opacity=".5"/><circle cx="${x}" cy="${y}" r="8" fill="#fff1c4"/>`,
  )
  .join(
    "",
  )}<circle cx="450" cy="170" r="58" fill="#f3e3b3"/><circle cx="428" cy="158" r="52" fill="#16233b"/>`,
);

/** A burnt tower under a red sun. */
const ashenTower = scene(
  600,
  860,
  `${rect("#5b1d14")}<rect y="180" width="600" height="200" fill="#8c3318"/><rect y="340" width="600" height="180" fill="#b9561f"/>
<circle cx="300" cy="400" r="150" fill="#f0a845"/><circle cx="300" cy="400" r="115" fill="#f8cf77"/>
<path d="M0 600L140 520 260 590 380 500 600 610V860H0z" fill="#3a120c"/><path d="M235 640V300l22-22 0-40 18 26 16-38 22 44 26-20 16 36V640z" fill="#1f0906"/>
<path d="M285 430h28v54h-28zM285 330h26v40h-26z" fill="#f0a845"/><path d="M0 720L220 640 420 700 600 650V860H0z" fill="#1f0906"/>`,
);

/** A wood in the snow, and eyes in it. */
const winterWood = scene(
  600,
  860,
  `${rect("#b9c7c4")}<rect y="560" width="600" height="300" fill="#e8ede8"/>
${[40, 130, 210, 330, 420, 520, 580].map((x, index) => `<path d="M${x - 60} 640L${x} ${180 + (index % 3) * 90}L${x + 60} 640z" fill="${index % 2 ? "#4d6660" : "#385049"}"/>`).join("")}
<path d="M0 640C150 590 300 680 600 610V860H0z" fill="#dfe7e3"/><path d="M270 590c8-60 50-84 84-62l30-30 0 44c26 20 30 50 18 76z" fill="#22302d"/>
<circle cx="352" cy="545" r="6" fill="#f3c24d"/><circle cx="378" cy="545" r="6" fill="#f3c24d"/>`,
);

const mapOfTheRoad = scene(
  1200,
  860,
  `<rect width="1200" height="860" fill="#e9d9b4"/><path d="M60 700C200 500 120 300 320 200S700 90 860 200s260 240 240 420-300 200-520 160S160 860 60 700z" fill="#d8c392" stroke="#7c5a2c" stroke-width="5"/>
${[
  [380, 330],
  [430, 300],
  [480, 345],
  [760, 300],
  [810, 270],
  [860, 320],
]
  .map(
    ([x = 0, y = 0]) =>
      `<path d="M${x - 40} ${y + 50}L${x} ${y - 20}L${x + 40} ${y + 50}" fill="#c4a86f" stroke="#5d4220" stroke-width="5"/>`,
  )
  .join(
    "",
  )}<path d="M170 680C330 640 340 520 470 500S650 560 720 470 900 430 980 330" fill="none" stroke="#84201a" stroke-width="7" stroke-dasharray="18 14"/>
<circle cx="170" cy="680" r="14" fill="#27190f"/><circle cx="980" cy="330" r="14" fill="#84201a"/>`,
);

const face = (coat: string, hair: string, ground: string) =>
  scene(
    500,
    600,
    `<rect width="500" height="600" fill="${ground}"/><circle cx="250" cy="270" r="230" fill="#fff3d6" opacity=".25"/>
<path d="M40 600C60 430 150 400 250 400s190 30 210 200z" fill="${coat}"/><path d="M205 330h90v100a45 45 0 0 1-90 0z" fill="#c08a5f"/>
<ellipse cx="250" cy="240" rx="100" ry="125" fill="#d9a676"/><path d="M140 250C120 90 200 70 260 70s150 40 100 190c-14-60-40-90-110-96-60-4-96 30-110 86z" fill="${hair}"/>
<circle cx="212" cy="250" r="9" fill="#2a1a10"/><circle cx="288" cy="250" r="9" fill="#2a1a10"/><path d="M215 312q35 22 70 0" fill="none" stroke="#7a3f28" stroke-width="7" stroke-linecap="round"/>`,
  );

export const ART = {
  lanternRoad,
  ashenTower,
  winterWood,
  mapOfTheRoad,
  ranger: face("#33513f", "#4b2f1c", "#93a98c"),
  priest: face("#7d2a22", "#d8d2c4", "#b79a78"),
  smith: face("#3e4a63", "#8a3a17", "#8397ad"),
} as const;
export type ArtName = keyof typeof ART;

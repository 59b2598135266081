import styles from "./about.module.css";

const OFL = "https://openfontlicense.org";
const CC_BY = "https://creativecommons.org/licenses/by/4.0/legalcode";
const SRD = "https://dnd.wizards.com/resources/systems-reference-document";

/** Whose work is in the product, and under which licences. */
export function Credits() {
  return (
    <div className={styles["about"]}>
      <h2 className="head">Whose work is in it</h2>
      <dl>
        <div>
          <dt>Rules</dt>
          <dd>
            Names of abilities and skills and the arithmetic of modifiers are those of fifth-edition games.
            This work includes material taken from the System Reference Document 5.1 (“SRD 5.1”) by Wizards of
            the Coast LLC and available at <a href={SRD}>{SRD}</a>. The SRD 5.1 is licensed under the Creative
            Commons Attribution 4.0 International License available at <a href={CC_BY}>{CC_BY}</a>. Tomekeeper
            is neither made nor approved by Wizards of the Coast.
          </dd>
        </div>
        <div>
          <dt>Faces</dt>
          <dd>
            IM Fell Double Pica, © 2007 Igino Marini. Alegreya and Alegreya SC, © 2011 The Alegreya Project
            Authors. Both under the <a href={OFL}>SIL Open Font License 1.1</a>; here they are cut down to the
            characters that the pages use.
          </dd>
        </div>
        <div>
          <dt>Drawings and sounds</dt>
          <dd>
            Icons, textures and the pictures of the demonstration are drawn for Tomekeeper; the sounds of
            paper and dice are computed. They are under the MIT license, as the program is.
          </dd>
        </div>
        <div>
          <dt>The program</dt>
          <dd>
            MIT license. It is built with Next.js, React, Drizzle, zod, Chart.js and others, each under its
            own free license.
          </dd>
        </div>
      </dl>
    </div>
  );
}
